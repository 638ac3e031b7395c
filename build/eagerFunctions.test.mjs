import { withEagerFunctions } from './eagerFunctions.js';

const run = (source) => new Function(`${source};return answer`)();

test('writes functions that are values in parentheses', () => {
  expect(withEagerFunctions('a=e=>e;b=function(){return()=>1};c(async()=>{})')).toBe(
    'a=(e=>e);b=(function(){return(()=>1)});c((async()=>{}))',
  );
});

test('leaves methods and accessors as they are', () => {
  const source = 'a={b(){},get c(){return 1},async*d(){}};class E{constructor(){}static f(){}}';
  expect(withEagerFunctions(source)).toBe(source);
});

test('makes variables of declared functions, where their block begins', () => {
  expect(withEagerFunctions('(()=>{"use strict";a();function a(){}async function b(){}})')).toBe(
    '((()=>{"use strict";var a=(function(){});var b=(async function(){});a();}))',
  );
  expect(withEagerFunctions('if(a){b();function b(){}}')).toBe('if(a){let b=(function(){});b();}');
});

test.each([
  [
    'called before they stand there',
    'var answer=(()=>{return one()+two();function one(){return 1}function two(){return 2}})()',
  ],
  [
    'declared within each other',
    'var answer=(()=>{let n=3;return a();function a(){return b();function b(){return n}}})()',
  ],
  ['told by a parameter of their name', 'var answer=((a)=>{return a();function a(){return 3}})(4)'],
  ['called by themselves', 'var answer=(()=>{function f(n){return n>0?n+f(n-1):0}return f(2)})()'],
  [
    'constructed, with methods',
    'var answer=(()=>{function F(){this.n=1}F.prototype.three=function(){return this.n+2};return new F().three()})()',
  ],
  [
    'in a loop, each with its own scope',
    '"use strict";var all=[];for(let i=1;i<3;i++){all.push(f);function f(){return i}}var answer=all[0]()+all[1]()',
  ],
  ['generators', 'var answer=(()=>{function*g(){yield 1;yield 2}return[...g()].reduce((a,b)=>a+b)})()'],
])('gives the same for functions that are %s', (_what, source) => {
  const written = withEagerFunctions(source);
  expect(written).not.toBe(source);
  expect(run(source)).toBe(3);
  expect(run(written)).toBe(3);
});

test('keeps the names of functions', () => {
  expect(run(withEagerFunctions('var answer=(()=>{function Cart(){}return Cart.name})()'))).toBe('Cart');
});
