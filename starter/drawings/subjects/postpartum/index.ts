import type { Diagram } from '../../diagram.ts'
import { POSTPARTUM_ACTIVITIES } from './activities.ts'
import { afterLoss } from './after-loss.ts'
import { POSTPARTUM_CARDS } from './cards.ts'
import { postpartumClient } from './client.ts'
import { postpartumContacts } from './contacts.ts'
import { fourMinutes } from './conversation.ts'
import { postpartumFertile } from './fertile.ts'
import { firstYear, fourCycles } from './first-year.ts'
import { fromFirstDay } from './from-first-day.ts'
import { iudWindows, WALL_IUDS } from './iud-windows.ts'
import { lossBackup } from './loss-backup.ts'
import { lossFertile } from './loss-fertile.ts'
import { lossLater } from './loss-later.ts'
import { lossOrder } from './loss-order.ts'
import { lossTablets, partOfCare, threeVoices, twoWomen } from './loss-talk.ts'
import { lossToday } from './loss-today.ts'
import { lossUntied } from './loss-untied.ts'
import { missedContacts } from './missed-contacts.ts'
import { apartFromBaby, familyDecides, feedingAndTime, lamSides } from './mothers.ts'
import { lossThree, motherThree } from './sentences.ts'
import { talkSteps } from './talk-steps.ts'
import { YEAR_HORMONES } from './year-hormones.ts'

export const POSTPARTUM: Diagram[] = [
  postpartumFertile,
  ...YEAR_HORMONES,
  ...WALL_IUDS,
  postpartumContacts,
  fourMinutes,
  missedContacts,
  firstYear,
  fourCycles,
  fromFirstDay,
  feedingAndTime,
  familyDecides,
  lamSides,
  apartFromBaby,
  motherThree,
  afterLoss,
  lossFertile,
  lossUntied,
  lossOrder,
  lossToday,
  lossBackup,
  twoWomen,
  partOfCare,
  lossTablets,
  threeVoices,
  lossThree,
  ...POSTPARTUM_ACTIVITIES,
  ...POSTPARTUM_CARDS,
  ...talkSteps,
  ...postpartumClient,
  iudWindows,
  lossLater,
]
