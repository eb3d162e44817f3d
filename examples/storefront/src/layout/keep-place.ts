/** Passes the focus of a button that goes with what it stands for to the heading of that part of the page. */
export function keepPlace(button: Element): void {
  const part = button.closest('dialog, section, main');
  const heading = part?.querySelector<HTMLElement>('h1, h2') ?? button.closest<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
