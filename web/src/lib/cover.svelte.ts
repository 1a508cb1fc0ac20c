/** What lies over a page that scrolls: nothing that is brought into sight may be hidden behind it (`base.css`). */

/** Say how many pixels the head and the foot of the window cover, as long as the component lives and they cover any. */
export function coverPage(head: () => number, foot: () => number): void {
  const { style } = document.documentElement;
  $effect(() => {
    style.setProperty("--head", `${head()}px`);
    style.setProperty("--foot", `${foot()}px`);
    return () => {
      style.removeProperty("--head");
      style.removeProperty("--foot");
    };
  });
}
