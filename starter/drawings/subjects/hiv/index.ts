import type { Diagram } from '../../diagram.ts'
import { bothAsk, dolutegravirOpen } from './both-ask.ts'
import { HIV_CARDS } from './cards.ts'
import { comeSooner } from './come-sooner.ts'
import { conceptionSteps } from './conception-steps.ts'
import { coupleHalves } from './couple-halves.ts'
import { efavirenzHundred } from './efavirenz.ts'
import { efavirenzWeakens } from './efavirenz-weakens.ts'
import { hivFourAnswers } from './four-answers.ts'
import { highRisk } from './high-risk.ts'
import { medicineNames } from './medicine-box.ts'
import { openers } from './openers.ts'
import { hivOthers } from './others.ts'
import { hivFeeding, hivPregnant } from './pregnancy.ts'
import { prepKinds } from './prep.ts'
import { fiveQuestions } from './questions.ts'
import { saferConceptionHalves } from './safer-conception-halves.ts'
import { stigmaHalves, stigmaPlaces } from './stigma.ts'
import { tellingPartner } from './telling.ts'
import { tuberculosisMethods } from './tuberculosis.ts'
import { hivWords } from './words.ts'

export const HIV: Diagram[] = [
  dolutegravirOpen,
  bothAsk,
  ...HIV_CARDS,
  comeSooner,
  ...conceptionSteps,
  ...coupleHalves,
  efavirenzHundred,
  efavirenzWeakens,
  hivFourAnswers,
  highRisk,
  medicineNames,
  ...openers,
  hivFeeding,
  hivOthers,
  hivPregnant,
  prepKinds,
  fiveQuestions,
  ...saferConceptionHalves,
  stigmaPlaces,
  ...stigmaHalves,
  tellingPartner,
  tuberculosisMethods,
  hivWords,
]
