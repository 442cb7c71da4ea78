import type { Diagram } from '../../diagram.ts'
import { effectiveness } from './effectiveness.ts'
import { methodBoard } from './method-board.ts'
import { counsellingPhases } from './phases.ts'
import { counsellingSeats } from './seats.ts'
import { threeFacts } from './three-facts.ts'
import { typicalAndCorrect } from './typical-and-correct.ts'

export const CHOICE: Diagram[] = [
  counsellingPhases,
  counsellingSeats,
  effectiveness,
  methodBoard,
  threeFacts,
  typicalAndCorrect,
]
