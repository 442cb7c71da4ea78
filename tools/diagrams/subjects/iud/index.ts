import type { Diagram } from '../../diagram.ts'
import { iudCare } from './care.ts'
import { iudInsertion1, iudInsertion2 } from './insertion.ts'
import { iudLoading1, iudLoading2 } from './loading.ts'
import { iudAction, iudDepth, iudInWomb, iudKinds, iudPosition } from './place.ts'
import { iudAfterBirth } from './postpartum.ts'

export const IUD: Diagram[] = [
  iudInWomb,
  iudKinds,
  iudAction,
  iudDepth,
  iudLoading1,
  iudLoading2,
  iudInsertion1,
  iudInsertion2,
  iudPosition,
  iudAfterBirth,
  ...iudCare,
]
