import fc from 'fast-check';
import { parse, print as printWithLayout, stripIgnoredCharacters } from 'graphql';
import { print } from './queryText';

/** What GraphQL reads in a text: without commas, layout and comments. */
const read = (text: string): string => stripIgnoredCharacters(text);

const written = (text: string): string => print(parse(text));

it.each([
  'query Shop{shop{name}}',
  'query($id:ID!){product(id:$id){name}}',
  'query Named($ids:[ID!]!=["a","b"],$size:Int=-5@d(a:1.5)){items(ids:$ids,pageSize:$size){id}total}',
  'mutation Add($input:Input={a:{b:[1,true,null,RED]}c:"d"})@live{add(input:$input)@include(if:true){...Part@skip(if:$a)}}',
  'query Parts{route{__typename ...on Page@a{id}...{other:url(a:"")text}...Part}}fragment Part on Page@b{title}',
  'subscription Watch{cart{items{uid}}}',
])('writes what it has read: %s', (text) => {
  expect(read(written(text))).toBe(read(printWithLayout(parse(text))));
  expect(written(text)).not.toMatch(/\n| {2}|[{(:] | [})]/);
});

it('keeps any text in quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const text = print(parse(`query Find{find(text:${JSON.stringify(value)}){id}}`));
      expect(read(text)).toBe(`query Find{find(text:${read(JSON.stringify(value))}){id}}`);
    }),
  );
});
