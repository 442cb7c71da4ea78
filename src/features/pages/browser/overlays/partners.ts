import type { ValueOf } from '#core/content-type.ts'
import type { Drafts } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import type { aboutType } from '../../content-types.ts'
import type { Organisation } from '../../contract.ts'
import { presentPartners } from '../../present/pages.ts'

type About = ValueOf<typeof aboutType.fields>
type Lists = Record<'led_by' | 'contributing_organisations', Organisation[]>

/** The partners of a draft. The samples of a demo site stay until there are partners. */
export function draftPartners(value: About, published: Lists, drafts: Drafts): Lists {
  const { led_by, contributing_organisations } = value
  if (led_by.length + contributing_organisations.length === 0) {
    return {
      led_by: published.led_by.filter(({ sample }) => sample),
      contributing_organisations: published.contributing_organisations.filter(({ sample }) => sample),
    }
  }
  return presentPartners(value, draftedFiles(drafts))
}
