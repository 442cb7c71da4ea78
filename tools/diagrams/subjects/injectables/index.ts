import type { Diagram } from '../../diagram.ts'
import { bleedingYear } from './bleeding.ts'
import { fertilityReturn, scChoice, scYear } from './course.ts'
import { scDates } from './dates.ts'
import { scFaults } from './faults.ts'
import { imSteps } from './im-steps.ts'
import { injectionDepths } from './layers.ts'
import { imPlaces, scPlaces } from './places.ts'
import { boneDensity, injectionStart, lateInjection, threeProducts } from './products.ts'
import { scActivation, scDevice, scFivePoints } from './sc-device.ts'
import { SC_STEPS, scSteps } from './sc-steps.ts'
import { teachFive, teachHands } from './teaching.ts'
import { safetyBox, scStorage, sharpsAtHome } from './waste.ts'
import { reinjectionWindows } from './windows.ts'

export const INJECTABLES: Diagram[] = [
  ...SC_STEPS,
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
