import type { Diagram } from '../../diagram.ts'
import { bleedingYear } from './bleeding.ts'
import { injectionBleedingHelp, injectionTruths } from './bleeding-talks.ts'
import { bleedingTwo } from './bleeding-two.ts'
import { INJECTION_CARDS } from './cards.ts'
import { injectionHead, injectionLikes, injectionNotNeeded, injectionToKnow } from './choice.ts'
import { INJECTION_CLIENT } from './client.ts'
import { fertilityReturn, scChoice, scYear } from './course.ts'
import { scDates } from './dates.ts'
import { injectionBenefits, injectionDose, injectionEffects, injectionLater } from './effects.ts'
import { scFaults } from './faults.ts'
import { imSteps } from './im-steps.ts'
import { injectionDepths } from './layers.ts'
import { injectionHiv, injectionMedicines } from './medicines.ts'
import { oldHands } from './old-hands.ts'
import { imPlaces, scPlaces } from './places.ts'
import { boneDensity, injectionStart, lateInjection, threeProducts } from './products.ts'
import { SC_AFTER } from './sc-after.ts'
import { scFirstMethod, scWhatIf, scWhoLearns } from './sc-beside.ts'
import { scCall } from './sc-call.ts'
import { SC_CARDS } from './sc-cards.ts'
import { scActivation, scDevice, scFivePoints, scWhichReady } from './sc-device.ts'
import { scLate, scReady } from './sc-home.ts'
import { SC_INJECT } from './sc-inject.ts'
import { SC_LIFE } from './sc-life.ts'
import { SC_PREPARE } from './sc-prepare.ts'
import { SC_QUESTIONS } from './sc-questions.ts'
import { scSteps } from './sc-strip.ts'
import { injectionStop } from './stop.ts'
import { injectionComplaints, injectionOtherStarts } from './tables.ts'
import { injectionFive, injectionHome, injectionSayings } from './talks.ts'
import { teachFive, teachHands, teachWords } from './teaching.ts'
import { safetyBox, scStorage, sharpsAtHome } from './waste.ts'
import { reinjectionWindows } from './windows.ts'

export const INJECTABLES: Diagram[] = [
  ...INJECTION_CARDS,
  ...SC_PREPARE,
  ...SC_INJECT,
  ...SC_AFTER,
  scSteps,
  scDevice,
  scActivation,
  scWhichReady,
  scFivePoints,
  scPlaces,
  imPlaces,
  injectionDepths,
  reinjectionWindows,
  scDates,
  bleedingYear,
  bleedingTwo,
  injectionTruths,
  injectionBleedingHelp,
  injectionSayings,
  injectionFive,
  injectionHome,
  injectionComplaints,
  injectionMedicines,
  injectionHiv,
  injectionOtherStarts,
  sharpsAtHome,
  scStorage,
  safetyBox,
  imSteps,
  fertilityReturn,
  scYear,
  scChoice,
  scFaults,
  scCall,
  ...SC_LIFE,
  scWhoLearns,
  scFirstMethod,
  scWhatIf,
  scReady,
  scLate,
  oldHands,
  threeProducts,
  injectionStart,
  boneDensity,
  lateInjection,
  teachFive,
  teachHands,
  teachWords,
  injectionToKnow,
  injectionNotNeeded,
  injectionLikes,
  injectionHead,
  ...INJECTION_CLIENT,
  injectionEffects,
  injectionLater,
  injectionBenefits,
  injectionDose,
  injectionStop,
  ...SC_CARDS,
  ...SC_QUESTIONS,
]
