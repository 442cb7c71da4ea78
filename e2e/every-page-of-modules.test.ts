import { test } from 'vitest'
import { visit } from './support/visit.ts'

const MODULE = '/training/contraceptive-implants'

/** Pages with content and pages of a search without results. */
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

test.each(PAGES)('%s has a heading, no errors and no accessibility issues, and fits every screen in both themes', visit)
