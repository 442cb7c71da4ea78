const END = '</p>'

/** An introduction in two parts: its first paragraph, and the rest, which a page folds. The rest may be empty. */
export function splitIntro(html: string): [first: string, rest: string] {
  const at = html.indexOf(END)
  if (!html.startsWith('<p') || at < 0) return [html, '']
  const end = at + END.length
  return [html.slice(0, end), html.slice(end).trim()]
}
