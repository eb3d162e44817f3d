/** The element in the page's own tree that a vendor's frame lives in. */
export interface FrameHost {
  readonly id: string;
  setHeight(px: number): void;
  remove(): void;
}

type Rules = Readonly<Record<string, string>>;

/** Rules of the page reach what lies in its tree; inline important ones win against them all. */
function pin(element: HTMLElement, rules: Rules): void {
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value, 'important');
}

const wrapperRules = (height: number): Rules => ({
  all: 'initial',
  display: 'block',
  height: `${height}px`,
  transition: 'none',
});

const frameRules = (height: number, colorScheme: string): Rules => ({
  all: 'initial',
  display: 'block',
  width: '100%',
  height: `${height}px`,
  border: '0',
  visibility: 'visible',
  opacity: '1',
  background: 'transparent',
  'pointer-events': 'auto',
  'color-scheme': colorScheme,
  transition: 'none',
});

interface FramePlace {
  /** The slot to be shown through. */
  readonly slot: string;
  readonly colorScheme: 'light' | 'dark';
  /** What a screen reader calls the frame, whatever the vendor's script does. */
  readonly title: string;
}

/** Puts a place for a frame under `parent`. */
export function createFrameHost(parent: HTMLElement, { slot, colorScheme, title }: FramePlace): FrameHost {
  const wrapper = parent.ownerDocument.createElement('div');
  wrapper.id = slot;
  wrapper.slot = slot;
  let height = 0;
  const pinAll = (): void => {
    pin(wrapper, wrapperRules(height));
    for (const frame of wrapper.querySelectorAll('iframe')) {
      frame.title = title;
      pin(frame, frameRules(height, colorScheme));
    }
  };
  const watcher = new MutationObserver(pinAll);
  watcher.observe(wrapper, { childList: true, subtree: true });
  pinAll();
  parent.append(wrapper);
  return {
    id: slot,
    setHeight(px) {
      height = px;
      pinAll();
    },
    remove() {
      watcher.disconnect();
      wrapper.remove();
    },
  };
}
