import type { Diagram } from '../../diagram.ts'
import { bleedingYear } from './bleeding.ts'
import { fertilityReturn, scChoice, scYear } from './course.ts'
import { scDates } from './dates.ts'
import { scFaults } from './faults.ts'
import { imSteps } from './im-steps.ts'
import { injectionDepths } from './layers.ts'
import { imPlaces, scPlaces } from './places.ts'
import { boneDensity, injectionStart, lateInjection, threeProducts } from './products.ts'
import { SC_AFTER } from './sc-after.ts'
import { scActivation, scDevice, scFivePoints } from './sc-device.ts'
import { SC_INJECT } from './sc-inject.ts'
import { SC_PREPARE } from './sc-prepare.ts'
import { scSteps } from './sc-strip.ts'
import { teachFive, teachHands } from './teaching.ts'
import { safetyBox, scStorage, sharpsAtHome } from './waste.ts'
import { reinjectionWindows } from './windows.ts'

export const INJECTABLES: Diagram[] = [
  ...SC_PREPARE,
  ...SC_INJECT,
  ...SC_AFTER,
  scSteps,
  scDevice,
  scActivation,
  scFivePoints,
  scPlaces,
  imPlaces,
  injectionDepths,
  reinjectionWindows,
  scDates,
  bleedingYear,
  sharpsAtHome,
  scStorage,
  safetyBox,
  imSteps,
  fertilityReturn,
  scYear,
  scChoice,
  scFaults,
  threeProducts,
  injectionStart,
  boneDensity,
  lateInjection,
  teachFive,
  teachHands,
]
