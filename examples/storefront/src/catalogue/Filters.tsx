import { formatCents } from '@grocer/foundation/domain';
import type { CatalogueProduct } from '@grocer/foundation/domain';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { replaceAt, usePath } from '../use-path.ts';
import {
  codesIn,
  filtered,
  LIMITS,
  SHOW_WORDS,
  SHOWS,
  toggled,
  withFilters,
  wordsOf,
} from './filter-rules.ts';
import type { Filters as Chosen } from './filter-rules.ts';

/**
 * Returns a function that changes the filters without a history entry, so that Back leaves the list. It does nothing
 * and returns false if the shopper is on the way to another page.
 */
export function useFilterBy(): (filters: Chosen) => boolean {
  const shown = usePath();
  return (filters) => replaceAt(shown, `${shown}${withFilters(location.search, filters)}`);
}

interface OptionProps {
  readonly words: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onChange: () => void;
}

const Option = ({ words, count, isOn, onChange }: OptionProps): ReactNode => (
  <label className="filter">
    <input type="checkbox" checked={isOn} onChange={onChange} />
    <span>{words}</span>
    <span className="muted">{count}</span>
  </label>
);

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Group = ({ title, children }: GroupProps): ReactNode => (
  <fieldset className="filter-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Returns a list with a value that it may have already. */
const withOne = <Value,>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list : [...list, value];

interface FiltersProps {
  readonly products: readonly CatalogueProduct[];
  readonly filters: Chosen;
}

/** The filters of a product list; each option states how many products it would show beside the other groups. */
export function Filters({ products, filters }: FiltersProps): ReactNode {
  const { priceOf } = useShop();
  const filterBy = useFilterBy();
  const { kinds, diets, shows, most } = filters;
  const centsOf = (product: CatalogueProduct): number => priceOf(product).cents;
  const countWith = (some: Partial<Chosen>): number =>
    filtered(products, { ...filters, sort: 'popular', ...some }, centsOf).length;
  const tags = codesIn(products, (product) => product.tags);
  return (
    <div className="filters" role="group" aria-label="Filters">
      <Group title="Show">
        {SHOWS.map((show) => (
          <Option
            key={show}
            words={SHOW_WORDS[show]}
            count={countWith({ shows: withOne(shows, show) })}
            isOn={shows.includes(show)}
            onChange={() => filterBy({ ...filters, shows: toggled(shows, show) })}
          />
        ))}
      </Group>
      <Group title="Kind">
        {codesIn(products, ({ family }) => [family]).map((code) => (
          <Option
            key={code}
            words={wordsOf(code)}
            count={countWith({ kinds: [code] })}
            isOn={kinds.includes(code)}
            onChange={() => filterBy({ ...filters, kinds: toggled(kinds, code) })}
          />
        ))}
      </Group>
      {tags.length > 0 && (
        <Group title="Diet">
          {tags.map((code) => (
            <Option
              key={code}
              words={wordsOf(code)}
              count={countWith({ diets: withOne(diets, code) })}
              isOn={diets.includes(code)}
              onChange={() => filterBy({ ...filters, diets: toggled(diets, code) })}
            />
          ))}
        </Group>
      )}
      <Group title="Price">
        {LIMITS.map((limit) => (
          <Option
            key={limit}
            words={`Under ${formatCents(limit).replace('.00', '')}`}
            count={countWith({ most: limit })}
            isOn={most === limit}
            onChange={() => filterBy({ ...filters, most: most === limit ? 0 : limit })}
          />
        ))}
      </Group>
    </div>
  );
}

interface FilterChipsProps {
  readonly filters: Chosen;
  /** Called when the last filter is removed, and the focused chip with it. */
  readonly onCleared: () => void;
}

/** The active filters as chips; a press on a chip removes its filter. */
export function FilterChips({ filters, onCleared }: FilterChipsProps): ReactNode {
  const filterBy = useFilterBy();
  const { kinds, diets, shows, most } = filters;
  const chips: readonly (readonly [words: string, without: Chosen])[] = [
    ...shows.map((show) => [SHOW_WORDS[show], { ...filters, shows: toggled(shows, show) }] as const),
    ...kinds.map((kind) => [wordsOf(kind), { ...filters, kinds: toggled(kinds, kind) }] as const),
    ...diets.map((diet) => [wordsOf(diet), { ...filters, diets: toggled(diets, diet) }] as const),
    ...(most === 0
      ? []
      : ([[`Under ${formatCents(most).replace('.00', '')}`, { ...filters, most: 0 }]] as const)),
  ];
  if (chips.length === 0) return null;
  function remove(chip: HTMLElement, without: Chosen): void {
    const next = chip.nextElementSibling;
    if (!filterBy(without)) return;
    if (chips.length === 1) onCleared();
    else if (next instanceof HTMLElement) next.focus();
  }
  return (
    <p className="chips">
      {chips.map(([words, without]) => (
        <button
          key={words}
          type="button"
          className="chip"
          aria-label={`Remove filter, ${words}`}
          onClick={({ currentTarget }) => remove(currentTarget, without)}
        >
          {words} <X size={16} aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        className="plain"
        onClick={() => {
          if (filterBy({ ...filters, kinds: [], diets: [], shows: [], most: 0 })) onCleared();
        }}
      >
        Clear all
      </button>
    </p>
  );
}
