import postcss from 'postcss';

const uses = /var\(\s*(--[\w-]+)/g;

/** Custom properties that a style sheet declares, and those that it takes the value of. */
export const propertiesOf = (css) => {
  const declared = new Set();
  const used = new Set();
  const root = postcss.parse(css);
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) declared.add(prop);
    for (const [, name] of value.matchAll(uses)) used.add(name);
  });
  root.walkAtRules('property', ({ params }) => void declared.add(params.trim()));
  return { declared, used };
};

/** The same of a module or a page: a name in quotes is one that it sets on an element. */
export const propertiesIn = (source) => ({
  declared: new Set([...source.matchAll(/['"](--[a-z][\w-]*)['"]/g)].map(([, name]) => name)),
  used: new Set([...source.matchAll(uses)].map(([, name]) => name)),
});
