import { Accordion } from '@/ui/Accordion/Accordion';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/Button/Button';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { Fact } from '@/ui/Fact/Fact';
import { Facts } from '@/ui/Fact/Facts';
import { Panel } from '@/ui/Panel/Panel';
import { Pagination } from '@/ui/Pagination/Pagination';
import { Price } from '@/ui/Price/Price';
import { Rating } from '@/ui/Rating/Rating';
import { ScrollRail } from '@/ui/ScrollRail/ScrollRail';
import { TotalsList } from '@/ui/Totals/TotalsList';
import { TotalsNote } from '@/ui/Totals/TotalsNote';
import { TotalsRow } from '@/ui/Totals/TotalsRow';
import styles from '../Playground.module.css';
import type { SampleGroup } from '../sample';

const questions = [
  { id: 'when', heading: 'When do I take it?', content: <p>With a meal.</p>, isOpen: true },
  { id: 'how', heading: 'How long does a pack last?', content: <p>Sixty days.</p> },
];
const toPage = (page: number): string => `/vitamins.html?page=${page}`;

/** Parts that stand in rows. */
export const lists: readonly SampleGroup[] = [
  {
    part: 'Accordion',
    samples: [
      { state: 'one open', show: <Accordion items={questions} /> },
      { state: 'several allowed', show: <Accordion items={questions} allowsMultiple /> },
    ],
  },
  {
    part: 'Breadcrumbs',
    samples: [
      {
        state: 'three levels',
        show: (
          <Breadcrumbs
            items={[{ label: 'Home', to: '/' }, { label: 'Minerals', to: '/minerals.html' }, { label: 'Zinc' }]}
          />
        ),
      },
    ],
  },
  {
    part: 'Pagination',
    samples: [
      { state: 'first of three', show: <Pagination currentPage={1} totalPages={3} toPage={toPage} label="Products" /> },
      { state: 'in the middle', show: <Pagination currentPage={9} totalPages={20} toPage={toPage} label="Orders" /> },
    ],
  },
  {
    part: 'Price',
    samples: [
      { state: 'plain', show: <Price value={9.5} /> },
      { state: 'on sale', show: <Price value={19} regularValue={24.5} note="£0.32 a day" /> },
      { state: 'from', show: <Price value={9.5} isFrom /> },
    ],
  },
  {
    part: 'Rating',
    samples: [
      { state: 'on a card', show: <Rating value={4.3} count={128} /> },
      { state: 'spelled out', show: <Rating value={2.5} count={2} isCountSpelledOut /> },
      { state: 'none yet', show: <Rating value={0} count={0} /> },
    ],
  },
  {
    part: 'Totals',
    samples: [
      {
        state: 'with a saving',
        show: (
          <>
            <TotalsList>
              <TotalsRow label="Subtotal">£24.50</TotalsRow>
              <TotalsRow label="WELCOME10" isSaving>
                -£2.45
              </TotalsRow>
              <TotalsRow label="Total" isTotal>
                £22.05
              </TotalsRow>
            </TotalsList>
            <TotalsNote>Including VAT</TotalsNote>
          </>
        ),
      },
    ],
  },
  {
    part: 'Disclosure',
    samples: [
      {
        state: 'closed',
        show: (
          <Disclosure title="Order details">
            <p>Zinc, 60 tablets</p>
          </Disclosure>
        ),
      },
    ],
  },
  {
    part: 'Fact',
    samples: [
      {
        state: 'in a list',
        show: (
          <Facts>
            <Fact label="Order">10000000001</Fact>
            <Fact label="Placed">20 November 2026</Fact>
          </Facts>
        ),
      },
    ],
  },
  {
    part: 'Panel',
    samples: [
      {
        state: 'with something beside its title',
        show: (
          <Panel title="Email" aside={<Button priority="lowLinkUnderline">Change</Button>}>
            eleanor.marsh@example.co.uk
          </Panel>
        ),
      },
    ],
  },
  {
    part: 'ScrollRail',
    samples: [
      {
        state: 'wider than its place',
        show: (
          <ScrollRail label="Sizes">
            {['30 capsules', '60 capsules', '90 capsules', '120 capsules', '180 capsules'].map((size) => (
              <li key={size} className={styles.card}>
                <Button priority="lowLink">{size}</Button>
              </li>
            ))}
          </ScrollRail>
        ),
      },
    ],
  },
];
