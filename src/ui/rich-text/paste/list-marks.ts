/** How a line begins that someone wrote as a list item. */
export const BULLET_MARK = /^(?:[•·▪◦‣●○■§\uf0b7\uf0a7]\s*|[*–-]\s+)(?=\S)/

/** Word's mark for an item in an item: a letter, in a typeface that makes a ring of it. */
export const INNER_BULLET_MARK = /^o\s+(?=\S)/

/** '1.' or '1)' before words; the number is the first group. */
export const NUMBER_MARK = /^(\d{1,2})[.)]\s+(?=\S)/

/** A mark alone, as Word sets it before an item: '1.', 'a)', '(iv)'. */
export const ORDER_MARK = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]+)[.)]$/i
