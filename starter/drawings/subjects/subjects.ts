import type { Diagram } from '../diagram.ts'
import { BENEFITS } from './benefits/index.ts'
import { BREASTFEEDING } from './breastfeeding/index.ts'
import { CHOICE } from './choice/index.ts'
import { CONDOMS } from './condoms/index.ts'
import { ELIGIBILITY } from './eligibility/index.ts'
import { FERTILITY } from './fertility/index.ts'
import { GUIDANCE } from './guidance/index.ts'
import { HIV } from './hiv/index.ts'
import { IMPLANTS } from './implants/index.ts'
import { INFECTION } from './infection/index.ts'
import { INJECTABLES } from './injectables/index.ts'
import { IUD } from './iud/index.ts'
import { PEOPLE } from './people/index.ts'
import { PERMANENT } from './permanent/index.ts'
import { PILLS } from './pills/index.ts'
import { POSTPARTUM } from './postpartum/index.ts'
import { SPACING } from './spacing/index.ts'
import { TRAINING } from './training/index.ts'
import { YOUTH } from './youth/index.ts'

/** The diagrams, by subject. */
export const SUBJECTS: Readonly<Record<string, Diagram[]>> = {
  benefits: BENEFITS,
  breastfeeding: BREASTFEEDING,
  choice: CHOICE,
  condoms: CONDOMS,
  eligibility: ELIGIBILITY,
  fertility: FERTILITY,
  guidance: GUIDANCE,
  hiv: HIV,
  implants: IMPLANTS,
  infection: INFECTION,
  injectables: INJECTABLES,
  iud: IUD,
  people: PEOPLE,
  permanent: PERMANENT,
  pills: PILLS,
  postpartum: POSTPARTUM,
  spacing: SPACING,
  training: TRAINING,
  youth: YOUTH,
}
