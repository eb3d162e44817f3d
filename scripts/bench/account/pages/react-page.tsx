import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { show } from './subject.ts';

interface Entry {
  readonly id: string;
  readonly address: {
    readonly addressLines: readonly string[];
    readonly cityTown: string;
    readonly stateProvince: string;
    readonly postalCode: string;
  };
}

const GROUPS = [
  ['Dashboard', 'Profile', 'Address Book', 'Preferences'],
  ['Purchase History', 'Wallet', 'Points Summary'],
  ['Community Rewards', 'Prescriptions'],
];

const Links = (): ReactNode => (
  <nav aria-label="Account">
    {GROUPS.map((names) => (
      <ul key={names[0]}>
        {names.map((name) => (
          <li key={name}>
            <a href="/" aria-current={name === 'Address Book' ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    ))}
  </nav>
);

const Crumbs = (): ReactNode => (
  <nav aria-label="Breadcrumb">
    <ol>
      {['Home', 'My Account', 'Address Book'].map((name) => (
        <li key={name}>
          <a href="/">{name}</a>
        </li>
      ))}
    </ol>
  </nav>
);

// The same elements as a card of the address book, not memoised.
const Card = ({ entry, isMailing }: { readonly entry: Entry; readonly isMailing: boolean }): ReactNode => {
  const { addressLines, cityTown, stateProvince, postalCode } = entry.address;
  return (
    <li className="card">
      <h2>{addressLines[0]}</h2>
      <p>
        {cityTown}, {stateProvince} {postalCode}
      </p>
      <div>
        <a href="/" aria-label={`Edit, ${addressLines[0]}`}>
          Edit
        </a>
        <button type="button" aria-label={`Remove, ${addressLines[0]}`}>
          Remove
        </button>
        {isMailing && <span>Mailing Address</span>}
      </div>
    </li>
  );
};

function Page(): ReactNode {
  const [list, setList] = useState<readonly Entry[]>([]);
  useEffect(() => {
    async function load(): Promise<void> {
      const response = await fetch('/addresses');
      const { data }: { readonly data: { readonly addresses: readonly Entry[] } } = await response.json();
      setList(data.addresses);
    }
    void load();
  }, []);
  return (
    <div className="page">
      <Crumbs />
      <Links />
      <main>
        <h1>Address Book</h1>
        <a href="/">Add new address</a>
        <ul className="cards">
          {list.map((entry, at) => (
            <Card key={entry.id} entry={entry} isMailing={at === 0} />
          ))}
        </ul>
      </main>
    </div>
  );
}

const place = document.getElementById('place') ?? document.body;

show(
  () => createRoot(place).render(<Page />),
  () => place.querySelectorAll('.card').length,
);
