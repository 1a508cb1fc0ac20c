"""Without the hall: the installed page opens, says so, shows what it knows, and goes on when the hall is back."""

from playwright.sync_api import ViewportSize, expect

from .chromium import Hall
from .conftest import Visit
from .playing import set_up
from .test_looks import findings

SMALL: ViewportSize = {"width": 390, "height": 844}
KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const found = await caches.match("/api/lobby");
  return found !== undefined && (await found.json()).mine.length === 1;
}"""


def test_without_the_hall_the_last_lobby_and_the_rules_are_shown(own_hall: Hall, visitor: Visit) -> None:
    with visitor(size=SMALL, offline=True) as guest:
        page = guest.page
        set_up(page, own_hall.address, "Vikings", players=2, friends=1)
        guest.go(own_hall.address)
        mine = page.get_by_role("region", name="My tables")
        expect(mine.get_by_role("link")).to_have_count(1)
        while not page.evaluate(KEPT):
            page.wait_for_timeout(100)
        own_hall.kill()
        # The page that is open says so, and so does one that is opened now.
        expect(page.get_by_role("alert")).to_contain_text("The hall cannot be reached.")
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("The hall cannot be reached.")
        expect(mine.get_by_role("link")).to_have_count(1)
        expect(page.get_by_role("button", name="Play now: Vikings", exact=True)).to_be_visible()
        guest.keep("offline-lobby", whole=True)
        assert findings(page) == []
        page.get_by_role("link", name="Rules: Vikings").click()
        expect(page.get_by_role("heading", name="The wheel")).to_be_visible()
        guest.keep("offline-rules")
        # An address that was never visited opens, too.
        page.goto(f"{own_hall.address}/rules/vikings")
        expect(page.get_by_role("heading", name="The wheel")).to_be_visible()
        own_hall.open()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("link", name="Meadhall", exact=True).click()
        mine.get_by_role("link").click()
        expect(page.get_by_label("Invitation link")).to_be_visible()
