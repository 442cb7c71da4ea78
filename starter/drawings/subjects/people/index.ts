import type { Diagram } from '../../diagram.ts'
import { ageWords } from './age-words.ts'
import { babiesAndHiv } from './babies-and-hiv.ts'
import { dualProtection } from './dual-protection.ts'
import { firstWords } from './first-words.ts'
import { hivMedicines, hivMethods } from './hiv-chips.ts'
import { methodsByAge } from './methods-by-age.ts'
import { hivRights, youngRights } from './rights.ts'
import { secrets, secretsAsk } from './secrets.ts'
import { twoServices } from './two-services.ts'
import { undetectable, undetectableSigns } from './undetectable.ts'

export const PEOPLE: Diagram[] = [
  ageWords,
  babiesAndHiv,
  dualProtection,
  firstWords,
  hivMedicines,
  hivMethods,
  hivRights,
  methodsByAge,
  secrets,
  secretsAsk,
  twoServices,
  undetectable,
  undetectableSigns,
  youngRights,
]
