import { describe, expect, test } from 'vitest'
import { isHarmlessSvg } from './svg.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inside: string, attributes = '') => Buffer.from(`<svg ${NS}${attributes}>${inside}</svg>`)

describe('accepted', () => {
  test.each([
    ['shapes', svg('<g fill="#123"><path d="M0 0L5 5"/><circle r="4" cx="5" cy=\'5\' /></g>', ' viewBox="0 0 9 9"')],
    ['text with a title', svg('<title>Counselling &amp; consent</title><text x="1">Café</text>')],
    ['gradients used by name', svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#b"/>')],
    ['a style', svg('<style>.a { fill: red }</style><rect class="a" style="stroke: blue"/>')],
    ['a style for screens', svg('<style><![CDATA[@media (min-width: 9px) { .a { fill: #000 } }]]></style>')],
    ['words that look like a style', svg('<title>Plan image (2): see @import</title><text>url(x)</text>')],
    ['what an editor notes', svg('<g inkscape:label="Layer (1)" xmlns:inkscape="http://www.inkscape.org/"/>')],
    ['a picture inside', svg('<image href="data:image/png;base64,AAAA"/>')],
    [
      'the head that editors write',
      Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n<svg ${NS}/>\n`),
    ],
    [
      'the old document type',
      Buffer.from(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/G/svg11.dtd"><svg ${NS}/>`),
    ],
  ])('%s', (_, bytes) => expect(isHarmlessSvg(bytes)).toBe(true))
})

describe('refused', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script under a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>')],
    ['an event handler', svg('<rect onload="alert(1)"/>')],
    ['an event handler, in capitals', svg("<rect ONCLICK = 'alert(1)'/>")],
    ['an event handler after a slash', svg('<rect/onload="alert(1)"/>')],
    ['an event handler without quotes', svg('<rect onload=alert(1)>')],
    ['HTML inside', svg('<foreignObject><body/></foreignObject>')],
    ['a link to a script', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['a use of something elsewhere', svg('<use href="https://example.org/a.svg#b"/>')],
    ['a use of a drawing in data', svg('<use href="data:image/svg+xml;base64,AAAA#b"/>')],
    ['a use written in numbers', svg('<use href="&#104;ttps://example.org/a.svg#b"/>')],
    ['a picture from elsewhere', svg('<image xlink:href="//example.org/a.png"/>')],
    ['a style from elsewhere', svg('<style>@import "https://example.org/a.css";</style>')],
    ['a style from elsewhere, in numbers', svg('<style>&#64;import "https://example.org/a.css";</style>')],
    ['a style that fetches', svg('<style>rect { fill: url(https://example.org/a) }</style>')],
    ['a style that fetches, in escapes', svg('<style>rect { fill: \\75rl(https://example.org/a) }</style>')],
    ['a style that fetches, in CDATA', svg('<style><![CDATA[rect{fill:url("https://example.org")}]]></style>')],
    ['a style that fetches, over a comment', svg('<style>@im<!-- -->port "https://example.org/a.css";</style>')],
    ['a style that fetches, over CDATA', svg('<style>@im<![CDATA[port "https://example.org/a.css";]]></style>')],
    ['a style that fetches, over an element', svg('<style>@im<g/>port "https://example.org/a.css";</style>')],
    ['a style that fetches, over several', svg('<style>@i<!--a--><![CDATA[m]]><!--b-->port "//example.org";</style>')],
    ['a style without an end', svg('<style>a')],
    ['a function that nobody knows', svg('<rect fill="paint(worklet)"/>')],
    ['an attribute that nobody knows', svg('<rect ping="https://example.org/"/>')],
    ['a link with another prefix', svg('<use x:href="https://example.org/a.svg#b"/>')],
    ['a prefix of an editor for links', svg('<image i:href="https://example.org/a.png"/>')],
    ['a style that fetches, between strings', svg('<style>a{x:"/*"} @import "//example.org"; b{x:"*/"}</style>')],
    ['a style that fetches, between addresses', svg('<style>a{fill:url(#/*);b:url(//example.org)/**/}</style>')],
    ['a fill from elsewhere', svg('<rect fill="url( https://example.org/a )"/>')],
    ['an animation of a link', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['entities of its own', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg ${NS}>&a;</svg>`)],
    ['a style sheet from elsewhere', Buffer.from(`<?xml-stylesheet href="https://example.org/a.css"?><svg ${NS}/>`)],
    ['another alphabet', Buffer.from(`<?xml version="1.0" encoding="ISO-2022-JP"?><svg ${NS}/>`)],
    ['UTF-16', Buffer.from(`<svg ${NS}/>`, 'utf16le')],
    ['bytes that are no text', Buffer.concat([svg(''), Buffer.from([0xff, 0xfe])])],
    ['a comment without an end', Buffer.from(`<svg ${NS}/><!-- `)],
    ['a web page', Buffer.from('<!doctype html><html><body><svg></svg></body></html>')],
    ['nothing of the kind', Buffer.from('hello')],
  ])('%s', (_, bytes) => expect(isHarmlessSvg(bytes)).toBe(false))
})

test('long drawings are checked to their end in time', () => {
  expect(isHarmlessSvg(svg('<path d="M0 0"/>'.repeat(100_000)))).toBe(true)
  expect(isHarmlessSvg(svg(`<path ${'a="b" '.repeat(100_000)}!`))).toBe(false)
  expect(isHarmlessSvg(svg(`<path d="${'A'.repeat(1_000_000)}"/>`))).toBe(true)
  expect(isHarmlessSvg(Buffer.from(`<svg ${'<!--'.repeat(100_000)}`))).toBe(false)
})
