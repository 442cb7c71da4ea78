import { expect, test } from 'vitest'
import { linkPieces } from './link-pieces.ts'

/** `text [words -> href] text`, for readable test tables. */
function format(text: string): string {
  return linkPieces(text)
    .map((piece) => ('href' in piece ? `[${piece.text} -> ${piece.href}]` : piece.text))
    .join('')
}

test.each([
  ['no address here', 'no address here'],
  ['', ''],
  ['See https://who.int today', 'See [https://who.int -> https://who.int/] today'],
  ['See http://who.int/a?b=c&d#e.', 'See [http://who.int/a?b=c&d#e -> http://who.int/a?b=c&d#e].'],
  ['www.who.int', '[www.who.int -> https://www.who.int/]'],
  ['WWW.WHO.INT, HTTPS://WHO.INT!', '[WWW.WHO.INT -> https://www.who.int/], [HTTPS://WHO.INT -> https://who.int/]!'],
  ['one\nhttps://a.org\nhttps://b.org', 'one\n[https://a.org -> https://a.org/]\n[https://b.org -> https://b.org/]'],
  ['(https://a.org)', '([https://a.org -> https://a.org/])'],
  ['(see https://a.org/x_(y)).', '(see [https://a.org/x_(y) -> https://a.org/x_(y)]).'],
  ['https://a.org/x_(y)', '[https://a.org/x_(y) -> https://a.org/x_(y)]'],
  ['«https://a.org» "https://b.org"', '«[https://a.org -> https://a.org/]» "[https://b.org -> https://b.org/]"'],
  ["'https://a.org'?!…", "'[https://a.org -> https://a.org/]'?!…"],
  ['<https://a.org>', '<[https://a.org -> https://a.org/]>'],
  ['https://প্রশ্ন.বাংলা/ক', '[https://প্রশ্ন.বাংলা/ক -> https://xn--85bdsy7ic.xn--54b7fta0cc/%E0%A6%95]'],
])('%j', (text, expected) => {
  expect(format(text)).toBe(expected)
})

test.each([
  'javascript:alert(1)',
  'ftp://a.org',
  'mailto:a@b.org',
  '//a.org',
  'a.org',
  'https://',
  'https://.',
  'www.',
  'www.x',
  'www..org',
  'awww.a.org',
  'xhttps://a.org',
  'me@www.a.org',
  'https://bank.example@attack.invalid/',
  'https://user:secret@a.org',
  'https://%',
])('%j has no link', (text) => {
  expect(format(text)).toBe(text)
})

test('a character that reverses the text direction ends the address', () => {
  expect(format('https://a.org/\u202egpj.exe')).toBe('[https://a.org/ -> https://a.org/]\u202egpj.exe')
})

test('the joined pieces are the text, also for long hostile texts', () => {
  const hostile = [
    '(',
    ')',
    'https://',
    'www.',
    'https://a(',
    'http://)',
    'https://a.b ',
    'www.a.b,',
    '[({})]',
    'h',
    ':/',
  ]
  for (const pattern of hostile) {
    const text = pattern.repeat(200_000 / pattern.length)
    const joined = linkPieces(`https://a${text}`).map((piece) => piece.text)
    expect(joined.join('')).toBe(`https://a${text}`)
  }
})
