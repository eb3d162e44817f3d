/** The element in the page's light DOM that contains a vendor's frame. */
export interface FrameHost {
  readonly id: string;
  setHeight(px: number): void;
  remove(): void;
}

type Rules = Readonly<Record<string, string>>;

/** Sets inline important styles, which win over every rule of the page. */
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
  /** The name of the slot that shows the frame. */
  readonly slot: string;
  readonly colorScheme: 'light' | 'dark';
  /** The frame's title for screen readers; kept even if the vendor's script changes it. */
  readonly title: string;
}

/** Adds an element for a frame under `parent`. */
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
