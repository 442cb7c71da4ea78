import type { Attack } from './attack.ts'

/** As long as a post may be. */
const LONGEST = 20_000

function filled(pattern: string): string {
  return pattern.repeat(Math.ceil(LONGEST / pattern.length)).slice(0, LONGEST)
}

/** Patterns on which careless parsers and patterns take the square of the length, or run out of stack. */
const REPEATED = [
  ...['<', '>', '&', '"', '&#&#', '&lt;', '&amp;amp;', '&#x', '<a ', '<a <a ', '<a href="', '<a a', "<p x='", '<!--'],
  ...['<![CDATA[', '<?', '</', '</p>', '</b>', '<p>', '<b>', '<i><b>', '<div>', '<ul><li>', '<ol>', '<li>', '<br>'],
  ...['<blockquote>', '<blockquote><ul><li>', '<table><tr><td>', '<svg>', '<math><mtext>', '<svg><foreignObject>'],
  ...['<form>', '<template>', '<noscript>', '<iframe>', '<select><option>', '<style>', '<font>', '<b></i>', '<p></b>'],
  ...[
    '<a href="https://a.example/">b',
    '<a href="http:a">www.</a>',
    '<strong><em>x</em></strong>',
    ' \n',
    'a ',
    '\u0300',
  ],
]

export const SIZES: readonly Attack[] = [
  ...REPEATED.map((pattern) => ({ name: `20,000 characters of ${pattern}`, html: filled(pattern) })),
  { name: 'deep, then a handler', html: `${'<div>'.repeat(3000)}<img src=x onerror=pwned()>` },
  { name: 'deep, and closed', html: `${'<em>'.repeat(2000)}x${'</em>'.repeat(2000)}` },
  { name: 'deep lists with words at each level', html: '<ul><li>x'.repeat(1500) },
  {
    name: 'deep quotes with words before and after',
    html: `${'<blockquote>a'.repeat(600)}${'b</blockquote>'.repeat(600)}`,
  },
  {
    name: 'deep, so that the parser flattens it',
    html: `${'<b>'.repeat(600)}<svg><style>${'</b>'.repeat(600)}<img src=x onerror=pwned()>`,
  },
  { name: 'long attribute before a handler', html: `<img title="${'x'.repeat(19_000)}" src=x onerror=pwned()>` },
  { name: 'many attributes before a handler', html: `<img ${'a=b '.repeat(4000)} src=x onerror=pwned()>` },
  { name: 'long tag name', html: `<${'x'.repeat(19_000)} onclick=pwned()>y` },
  { name: 'long address', html: `<a href="https://good.example/${'é'.repeat(19_000)}">x</a>` },
  { name: 'long words with dots', html: `<a href="https://good.example/">${'a.'.repeat(9000)}</a>` },
  { name: 'long words with at signs', html: `<a href="https://good.example/">${'a@'.repeat(9000)}</a>` },
  { name: 'long blank inside a line', html: `<p>a${' '.repeat(19_000)}b</p>` },
]
