import { test } from 'vitest'
import { visit } from './support/visit.ts'

const MODULE = '/training/contraceptive-implants'

/** With real content, and with nothing found. */
const PAGES = [
  '/training',
  '/training?category=1&search=nothing-like-this',
  MODULE,
  `${MODULE}/sessions`,
  `${MODULE}/downloads`,
  `${MODULE}/downloads?search=nothing-like-this`,
  `${MODULE}/related-discussions`,
  '/training-guides',
]

test.each(PAGES)('%s has a heading, no fault and no complaint, and fits every screen in both colours', visit)
