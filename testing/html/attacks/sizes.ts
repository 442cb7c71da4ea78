import type { Attack } from './attack.ts'

/** Patterns for which careless parsers and regular expressions take quadratic time or overflow the stack. */
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

/** Attacks by size: inputs of `length` characters, or a little less. */
export function attacksOfSize(length: number): readonly Attack[] {
  const times = (pattern: string, characters = length * 0.95) => pattern.repeat(Math.floor(characters / pattern.length))
  return [
    ...REPEATED.map((pattern) => ({ name: `nothing but ${pattern}`, html: times(pattern, length) })),
    { name: 'deep, then a handler', html: `${times('<div>')}<img src=x onerror=pwned()>` },
    { name: 'deep, and closed', html: `${times('<em>', length * 0.4)}x${times('</em>', length * 0.5)}` },
    { name: 'deep lists with words at each level', html: times('<ul><li>x') },
    {
      name: 'deep quotes with words before and after',
      html: `${times('<blockquote>a', length * 0.45)}${times('b</blockquote>', length * 0.49)}`,
    },
    {
      name: 'deep, so that the parser flattens it',
      html: `${times('<b>', length * 0.375)}<svg><style>${times('</b>', length * 0.5)}<img src=x onerror=pwned()>`,
    },
    { name: 'long attribute before a handler', html: `<img title="${times('x')}" src=x onerror=pwned()>` },
    { name: 'many attributes before a handler', html: `<img ${times('a=b ')} src=x onerror=pwned()>` },
    { name: 'long tag name', html: `<${times('x')} onclick=pwned()>y` },
    { name: 'long address', html: `<a href="https://good.example/${times('é')}">x</a>` },
    { name: 'long words with dots', html: `<a href="https://good.example/">${times('a.')}</a>` },
    { name: 'long words with at signs', html: `<a href="https://good.example/">${times('a@')}</a>` },
    { name: 'long blank inside a line', html: `<p>a${times(' ')}b</p>` },
  ]
}
