import type { Diagram } from '../../diagram.ts'
import { scStep } from './sc-step.ts'
import * as scenes from './scenes.ts'

const [stepJar, jar] = scStep({
  name: 'jar',
  scene: scenes.sceneJar,
  texts: {
    en: {
      point: 'Straight into the container; no cap back on',
      alt: 'The used device goes, needle first and without its cap, into a hard container. Its lid lies beside it.',
      note: 'Ask where this container stands at the beginning, and why.',
    },
    fr: {
      point: 'Tout de suite dans la boîte, sans capuchon',
      alt: 'Le dispositif utilisé va dans une boîte dure, aiguille en premier, sans capuchon. Le couvercle est à côté.',
      note: 'Demandez où se trouve la boîte au début, et pourquoi.',
    },
    es: {
      point: 'Directo al recipiente, sin volver a tapar',
      alt: 'El dispositivo usado va a un recipiente duro, con la aguja primero y sin tapa. La tapa del recipiente está al lado.',
      note: 'Pregunte dónde está el recipiente al principio y por qué.',
    },
  },
})

const [stepNoRub, noRub] = scStep({
  name: 'no-rub',
  scene: scenes.sceneNoRub,
  texts: {
    en: {
      point: 'Do not rub or massage the place',
      alt: 'A hand rubs the place of the injection: crossed out. The place is not rubbed.',
      note: 'Ask what the free hand of a provider wants to do, and where to put it instead.',
    },
    fr: {
      point: 'Ne pas frotter ni masser',
      alt: 'Une main frotte l’endroit de l’injection : c’est barré. On ne frotte pas.',
      note: 'Demandez ce que la main libre du prestataire veut faire, et où la mettre.',
    },
    es: {
      point: 'No frote ni dé masaje',
      alt: 'Una mano frota el lugar de la inyección: está tachado. No se frota.',
      note: 'Pregunte qué quiere hacer la mano libre de quien inyecta y dónde ponerla.',
    },
  },
})

const [stepDate] = scStep({
  name: 'date',
  scene: scenes.sceneDate,
  texts: {
    en: {
      point: 'Mark the next date: same day, three months on',
      alt: 'Two calendar pages: the day of the injection, and the same day of the month three months later.',
      note: 'Everybody marks the next date on a calendar. Ask what the client never forgets.',
    },
    fr: {
      point: 'Noter la date : même jour, trois mois après',
      alt: 'Deux pages de calendrier : le jour de l’injection et le même jour du mois, trois mois plus tard.',
      note: 'Chacun note la prochaine date sur un calendrier. Demandez ce que la cliente n’oublie jamais.',
    },
    es: {
      point: 'Anote la fecha: mismo día, tres meses después',
      alt: 'Dos hojas de calendario: el día de la inyección y el mismo día del mes, tres meses después.',
      note: 'Cada persona marca la próxima fecha en un calendario. Pregunte qué no olvida nunca la usuaria.',
    },
  },
})

export const SC_AFTER: Diagram[] = [stepJar, jar, stepNoRub, noRub, stepDate]
