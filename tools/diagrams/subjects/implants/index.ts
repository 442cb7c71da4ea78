import type { Diagram } from '../../diagram.ts'
import { implantPlace } from './arm.ts'
import { implantCare } from './care.ts'
import { implantDepth } from './depth.ts'
import { implantInsertion1, implantInsertion2 } from './insertion.ts'
import { implantNearlyAll } from './nearly-all.ts'
import { implantRemoval1, implantRemoval2 } from './removal.ts'
import { implantRods } from './rods.ts'
import { implantTwoRods1, implantTwoRods2 } from './two-rods.ts'

export const IMPLANTS: Diagram[] = [
  implantPlace,
  implantRods,
  implantDepth,
  implantInsertion1,
  implantInsertion2,
  implantTwoRods1,
  implantTwoRods2,
  implantRemoval1,
  implantRemoval2,
  implantNearlyAll,
  ...implantCare,
]
