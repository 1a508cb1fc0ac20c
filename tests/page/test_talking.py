"""Talking at a table: chat between people, muted, unread, kept; and notes that only their writer sees."""

from playwright.sync_api import Page, ViewportSize, expect

from .chromium import Hall
from .conftest import Visit
from .playing import CHOICES, set_up
from .test_looks import findings

SMALL: ViewportSize = {"width": 390, "height": 844}


def tab(page: Page, name: str) -> None:
    page.get_by_role("toolbar").get_by_role("button", name=name).click()


def test_two_people_talk_mute_keep_and_take_notes(shared_hall: Hall, visitor: Visit) -> None:
    with visitor() as anna, visitor(size=SMALL, language="de", touch=True) as bert:
        anna.page.request.post(f"{shared_hall.address}/api/me", data={"name": "Anna"})
        bert.page.request.post(f"{shared_hall.address}/api/me", data={"name": "Bert"})
        set_up(anna.page, shared_hall.address, "Vikings", players=3, friends=2)
        expect(anna.page.get_by_role("textbox", name="Message")).to_have_count(0)  # nobody is there yet
        link = anna.page.get_by_label("Invitation link").input_value()
        bert.go(link)
        bert.page.get_by_role("button", name="Hierher setzen").first.click()
        # They talk while they wait for a third, who does not come.
        anna.page.get_by_role("button", name="Good luck and have fun!").click()
        lines = bert.page.get_by_role("log", name="Chat")
        expect(lines).to_contain_text("Viel Glück und viel Spaß!")
        bert.keep("chat-waiting", whole=True)
        assert findings(bert.page) == []
        anna.page.get_by_role("button", name="Fill with bots").click()
        for guest in (anna, bert):
            expect(guest.page.locator(CHOICES).or_(guest.page.locator(".strip")).first).to_be_visible()

        # By keyboard alone: M opens the chat, Escape leaves the field. What is written is text.
        page = anna.page
        page.keyboard.press("m")
        expect(page.get_by_role("textbox", name="Message")).to_be_focused()
        page.keyboard.type("<img src=x onerror=alert(1)> \u202edlog")
        page.keyboard.press("Enter")
        expect(page.get_by_role("textbox", name="Message")).to_have_value("")
        page.keyboard.press("Escape")
        expect(page.get_by_role("textbox", name="Message")).not_to_be_focused()
        # On the phone the tab says that there is something new; looking at it takes the mark away.
        toolbar = bert.page.get_by_role("toolbar")
        expect(toolbar).to_contain_text("1 neue Nachricht")
        bert.keep("chat-unread")
        tab(bert.page, "Chat")
        expect(lines).to_contain_text("<img src=x onerror=alert(1)> dlog")
        expect(toolbar).not_to_contain_text("neue Nachricht")
        bert.page.get_by_role("textbox", name="Nachricht").fill("Schöne Grüße, und ein langes Wort: " + "x" * 120)
        bert.page.get_by_role("button", name="Senden").click()
        expect(page.get_by_role("log", name="Chat")).to_contain_text("Schöne Grüße")
        bert.keep("chat-phone")
        anna.keep("chat-laptop")
        assert bert.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert findings(bert.page) == [] and findings(page) == []

        # Muted in one click, which a reload does not forget; so is everybody.
        bert.page.get_by_role("button", name="Anna stummschalten").click()
        expect(lines).not_to_contain_text("dlog")
        page.get_by_role("button", name="Sorry!").click()
        bert.page.reload()
        tab(bert.page, "Chat")
        expect(lines).to_contain_text("Schöne Grüße")
        expect(lines).not_to_contain_text("Entschuldigung!")
        bert.page.get_by_role("button", name="Anna stummschalten").click()
        expect(lines).to_contain_text("Entschuldigung!")
        bert.page.get_by_role("button", name="Alle stummschalten").click()
        expect(lines).to_contain_text("Du hast alle stummgeschaltet.")
        expect(lines).not_to_contain_text("Entschuldigung!")
        bert.page.get_by_role("button", name="Alle stummschalten").click()

        # Notes are kept as they are typed, and for their writer alone.
        page.get_by_role("textbox", name="My notes").fill("He wants the nobles.\nBuy them first.")
        expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
        expect(bert.page.get_by_role("textbox", name="Meine Notizen")).to_have_value("")

        # Both agree to keep the chat: it is in the replay, with one's own notes.
        bert.page.get_by_label("Den Chat mit der Partie behalten").check()
        expect(page.get_by_text("In favour so far: Bert.")).to_be_visible()
        page.get_by_label("Keep the chat with the game").check()
        expect(page.get_by_text("Everyone agreed: the chat stays with the game.")).to_be_visible()
        table = page.url.replace("/table/", "/api/tables/")
        for guest in (anna, bert):
            guest.page.request.post(f"{table}/end", data={})
        page.get_by_role("link", name="Step through the game").click()
        page.get_by_role("group", name="What happened").get_by_role("button", name="Chat").click()
        story = page.get_by_role("region", name="Chat").first
        expect(story).to_contain_text("Schöne Grüße")
        expect(story.get_by_role("textbox", name="My notes")).to_have_value("He wants the nobles.\nBuy them first.")
        anna.keep("chat-replay")
        assert findings(page) == []
        story.get_by_role("button", name="Delete the chat").click()
        expect(page.get_by_text("Schöne Grüße")).to_have_count(0)
