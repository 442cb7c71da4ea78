import type { Diagram } from '../../diagram.ts'
import { afterALoss } from './after-a-loss.ts'
import { benefitChain } from './chain.ts'
import { fertileAgain } from './fertile-again.ts'
import { fourAnswers } from './four-answers.ts'
import { herPlan } from './her-plan.ts'
import { maternalDeaths } from './maternal-deaths.ts'
import { threeMessages } from './three-messages.ts'
import { unintended } from './unintended.ts'
import { unmetNeed } from './unmet-need.ts'
import { waitingTimes } from './waiting-times.ts'
import { whoGains } from './who-gains.ts'

export const SPACING: Diagram[] = [
  afterALoss,
  benefitChain,
  fertileAgain,
  fourAnswers,
  herPlan,
  maternalDeaths,
  threeMessages,
  unintended,
  unmetNeed,
  waitingTimes,
  whoGains,
]
