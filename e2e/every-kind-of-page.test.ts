import { test } from 'vitest'
import { KINDS_OF_PAGES } from './support/pages.ts'
import { visitThoroughly } from './support/visit.ts'

test.each(KINDS_OF_PAGES)(
  '%s has a heading, no errors and no accessibility issues, and fits every screen in both themes',
  visitThoroughly,
)
