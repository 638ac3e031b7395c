import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { shopData } from '../../../backend/testing/arrange/shopData';
import { insertAttribute, insertCategory, insertProduct, insertStore } from '../../../backend/testing/fixtures';

/** Name, for whom, forms and price in pence. */
const products = [
  ['Zinc', 'Adults', ['Capsules'], 900],
  ['Iron', 'Adults', ['Tablets'], 1250],
  ['Iodine', 'Adults', ['Drops'], 2400],
  ['Bear D', 'Children', ['Gummies'], 1100],
  ['Bear C', 'Children', ['Gummies'], 700],
] as const;

const open = (path: string, shown: readonly (typeof products)[number][] = products): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: ({ db }) => {
      insertStore(db);
      const range = insertCategory(db, { name: 'Vitamins', url_key: 'vitamins' });
      const forms = ['Capsules', 'Tablets', 'Drops', 'Gummies'];
      const form = insertAttribute(db, { code: 'form', label: 'Format', is_filterable: 1 }, forms);
      const people = ['Adults', 'Children'];
      const audience = insertAttribute(db, { code: 'audience', label: 'Made for', is_filterable: 1 }, people);
      for (const [name, person, ofForms, price] of shown) {
        const key = name.toLowerCase().replace(' ', '-');
        const id = insertProduct(db, { name, url_key: key, price_minor: price }, [range]);
        shopData(db).attribute(id, audience.attributeId, audience.optionIds[people.indexOf(person)] ?? 0);
        for (const one of ofForms)
          shopData(db).attribute(id, form.attributeId, form.optionIds[forms.indexOf(one)] ?? 0);
      }
    },
  });

const main = () => within(screen.getByRole('main'));
const question = (name: RegExp | string) => main().findByRole('heading', { level: 2, name });
const address = (): string => window.location.pathname + window.location.search;

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('questions lead to the products that fit, and to the list of them as its filters write it', async () => {
  const { user } = await open('/find-yours');
  expect(await question('Who is it for?')).toBeVisible();
  expect(main().getByText('Question 1 of 3')).toBeVisible();
  expect(main().getByText('Choose one.')).toBeVisible();
  expect(await main().findByText('5 products match')).toBeVisible();
  expect(main().queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();

  await user.click(main().getByRole('button', { name: 'Next' }));
  expect(main().getByText('Choose an answer, or skip the question.')).toBeVisible();
  expect(main().getByRole('radio', { name: /^Adults/ })).toHaveFocus();

  await user.click(main().getByRole('radio', { name: /^Children 2 products/ }));
  expect(await main().findByText('2 products match')).toBeVisible();
  expect(main().getByRole('radio', { name: /^Adults 3 products/ })).toBeEnabled();
  await user.click(main().getByRole('button', { name: 'Next' }));
  await waitFor(async () => expect(await question('Which form do you like?')).toHaveFocus());
  expect(await main().findByRole('checkbox', { name: /^Drops 0 products/ })).toBeDisabled();

  window.history.back();
  expect(await question('Who is it for?')).toBeVisible();
  expect(main().getByRole('radio', { name: /^Children/ })).toBeChecked();
  await user.click(main().getByRole('radio', { name: /^Adults/ }));
  await user.click(main().getByRole('button', { name: 'Next' }));
  await user.click(await main().findByRole('checkbox', { name: /^Drops/ }));
  await user.click(await main().findByRole('checkbox', { name: /^Capsules/ }));
  expect(await main().findByText('2 products match')).toBeVisible();
  expect(address()).toBe('/find-yours?question=form&audience=adults&form=drops,capsules');

  await user.click(main().getByRole('button', { name: 'Next' }));
  expect(await question('How much would you like to spend?')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Skip' }));
  expect(await question('2 products fit')).toHaveFocus();
  const found = within(main().getByRole('list', { name: 'What fits your answers' }));
  expect(found.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Iodine', 'Zinc']);
  expect(main().getByText('No preference')).toBeVisible();
  expect(main().getByText('Capsules or Drops')).toBeVisible();

  await user.click(main().getByRole('link', { name: 'Show all 2 products' }));
  expect(await main().findByRole('heading', { level: 1, name: 'Matching products' })).toBeVisible();
  expect(address()).toBe('/search.html?audience=adults&form=capsules,drops');
  const list = within(await main().findByRole('list', { name: 'Matching products' }));
  expect(list.getAllByRole('article')).toHaveLength(2);
});

test('an address is a place in the guide; what is no answer is left out of it', async () => {
  await open('/find-yours?question=-&audience=children&form=pills&price=1-2');
  expect(await question('2 products fit')).toBeVisible();
  expect(main().getByRole('link', { name: 'Change: Who is it for?' })).toHaveAttribute(
    'href',
    '/find-yours?audience=children',
  );
  expect(main().getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/find-yours');
});

test('a guide without an answer, and one whose answers nothing fits, lead back', async () => {
  const { navigator } = await open('/find-yours?question=-');
  expect(await question('You skipped every question')).toBeVisible();
  act(() => navigator.push('/find-yours?question=-&audience=children&form=drops'));
  expect(await question('No product fits all of your answers')).toBeVisible();
  expect(main().queryByRole('link', { name: /^Show all/ })).not.toBeInTheDocument();
});

test('a catalogue with nothing to ask about says so and leads into it; a failure can be tried again', async () => {
  const { user, backend, navigator } = await open('/contact-us', products.slice(0, 1));
  backend.faults.set([{ target: { operation: 'FinderFacets' }, fault: { kind: 'status', status: 500 } }]);
  act(() => navigator.push('/find-yours'));
  const retry = await main().findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  backend.faults.set([]);
  await user.click(retry);
  expect(await question('Quicker to look than to ask')).toBeVisible();
  expect(await main().findByRole('link', { name: 'Vitamins' })).toHaveAttribute('href', '/vitamins.html');
});
