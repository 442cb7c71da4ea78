import type { Config } from '#platform/config/config.ts'
import type { NamedOrganisation } from '#platform/config/organisations.ts'
import type { Organisation } from '../../contract.ts'
import { organisationText as text } from '../../messages.ts'

type OrganisationConfig = Pick<Config, 'organisation' | 'starterContent'>

const real = ({ name, url }: NamedOrganisation): Organisation => ({ name, url, sample: false })
const sample = (name: string): Organisation => ({ name, url: null, sample: true })

/**
 * Who leads the work and who contributes to it. A site that is being tried out and names nobody gets samples, so that
 * its owner sees where partners appear.
 */
export function partnersOf({ organisation, starterContent }: OrganisationConfig) {
  const { ledBy, partners } = organisation
  if (starterContent === 'demo' && ledBy.length + partners.length === 0) {
    return { ledBy: text.sampleLeaders.map(sample), contributing: text.samplePartners.map(sample) }
  }
  return { ledBy: ledBy.map(real), contributing: partners.map(real) }
}
