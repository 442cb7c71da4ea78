import type { Diagram } from '../../diagram.ts'
import { emptyContainers, prickedFinger } from './activities.ts'
import { sharpsBoxFull, wasteBins } from './bins.ts'
import { chlorineBucket, chlorineParts } from './chlorine.ts'
import { gloveKinds } from './gloves.ts'
import { easyHands, sterilizeTimes } from './habits.ts'
import { HAND_STEPS } from './hand-steps.ts'
import { cleanFirst, hldWays, instrumentFlow, instrumentNeeds } from './instruments.ts'
import { handMoments } from './moments.ts'
import { noTouch } from './no-touch.ts'
import { chlorineUses, germPlaces, sameCare } from './places.ts'
import { antisepticOut, instrumentWash, packsStored } from './practice.ts'
import { needleStick, safeInjection } from './sharps.ts'
import { glovesOff, handRub } from './strips.ts'
import { handTimes } from './times.ts'

export const INFECTION: Diagram[] = [
  handMoments,
  handTimes,
  handRub,
  ...HAND_STEPS,
  glovesOff,
  gloveKinds,
  noTouch,
  safeInjection,
  needleStick,
  wasteBins,
  sharpsBoxFull,
  instrumentFlow,
  instrumentNeeds,
  cleanFirst,
  hldWays,
  chlorineParts,
  chlorineBucket,
  instrumentWash,
  antisepticOut,
  packsStored,
  germPlaces,
  sameCare,
  chlorineUses,
  sterilizeTimes,
  easyHands,
  prickedFinger,
  emptyContainers,
]
