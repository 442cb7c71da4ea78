import { test } from 'vitest'
import { visit } from './support/visit.ts'

const MODULE = '/training/contraceptive-implants'

/** With content, and with searches without results. */
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

test.each(PAGES)('%s is accessible in both themes, has no errors and fits every screen', visit)
