import { cartRows } from './capabilityRows/cart.js';
import { catalogueRows } from './capabilityRows/catalogue.js';
import { orderRows } from './capabilityRows/orders.js';
import { shopRows } from './capabilityRows/shop.js';

/**
 * Capabilities that a backend may lack, beside what every shop needs: the code's name (`giftCards`), a title for
 * merchants, the coordinates of the schema that it needs, and what goes dark without it. The coordinate of an interface's
 * field stands for the field on every type that has it. In plain JavaScript, because the build runs without a compiler.
 */
export const capabilityRows = [...catalogueRows, ...cartRows, ...orderRows, ...shopRows];

const wholeType = (coordinate) => {
  const [, keyword = 'type', name] = /^(?:(input|enum) )?(\w+)\./.exec(coordinate) ?? [];
  return name === undefined ? undefined : `${keyword} ${name}`;
};

/**
 * Whether a backend lacks something: by itself, by its field, or by its whole type.
 * @param absent set of coordinates, as a capability file lists them.
 */
export const isAbsent = (absent, coordinate) =>
  absent.has(coordinate) || absent.has(coordinate.replace(/\(.*$/, '')) || absent.has(wholeType(coordinate));

/**
 * Attributes whose options the backend filters by readable names (`immune-function`), known when the shop is built. Lists of
 * any other backend are filtered by the ids of options, of whatever attributes it offers.
 * @param absent set of coordinates that it lacks.
 */
export const namedFilters = (absent) => {
  const { needs = [] } = capabilityRows.find(({ name }) => name === 'shopFilters') ?? {};
  return needs.some((need) => isAbsent(absent, need)) ? [] : needs.map((need) => need.replace(/^.*\./, ''));
};

/**
 * Which capabilities a backend has.
 * @param absent set of coordinates that it lacks; none for the embedded backend.
 * @returns a record of booleans by the names of the table.
 */
export const capabilitiesOf = (absent) =>
  Object.fromEntries(capabilityRows.map(({ name, needs }) => [name, !needs.some((need) => isAbsent(absent, need))]));
