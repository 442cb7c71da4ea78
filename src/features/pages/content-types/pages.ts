import type { ContentType } from '#core/content-type.ts'
import { aboutType } from './pages/about.ts'
import { gettingStartedType } from './pages/getting-started.ts'
import { guidanceType } from './pages/guidance.ts'
import { guidelinesType } from './pages/guidelines.ts'
import { guidesType } from './pages/guides.ts'
import { homeType } from './pages/home.ts'
import { frenchMaterialsType, spanishMaterialsType } from './pages/materials.ts'
import { navigatingType } from './pages/navigating.ts'
import { contactType, footerType } from './pages/shell.ts'

export {
  aboutType,
  contactType,
  footerType,
  frenchMaterialsType,
  gettingStartedType,
  guidanceType,
  guidelinesType,
  guidesType,
  homeType,
  navigatingType,
  spanishMaterialsType,
}

export const singlePageTypes: readonly ContentType[] = [
  homeType,
  aboutType,
  gettingStartedType,
  navigatingType,
  guidesType,
  guidanceType,
  guidelinesType,
  frenchMaterialsType,
  spanishMaterialsType,
  footerType,
  contactType,
]
