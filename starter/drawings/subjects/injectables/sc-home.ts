import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { telephone } from '../training/things.ts'
import { device } from './device.ts'
import { jar } from './scenes.ts'

/** What a woman shows who is ready to take devices home. */
export const scReady = tilesDiagram(
  'sc-ready',
  [
    () => [device({ cap: 'off', medicine: 'mixed' }, { x: 38, y: 74, scale: 0.56 }), ...tick(82, 76, 34)],
    () => [...calendar(46, 50, 84), ...tick(82, 80, 32)],
    () => [group(jar(62, 20), { x: 0, y: 6, scale: 0.78 }), ...tick(88, 84, 30)],
    () => [
      bust({ skin: 'skinDark', head: 'wrap', cloth: 'indigo' }, { x: -8, y: 6, scale: 0.5 }),
      path('M62 6h26a8 8 0 0 1 8 8v18a8 8 0 0 1 -8 8h-14l-12 10v-10a8 8 0 0 1 -6 -8v-18a8 8 0 0 1 6 -8Z', {
        fill: 'white',
        stroke: 'indigo',
        width: 3,
      }),
      ...tick(76, 23, 24),
    ],
  ],
  {
    en: {
      words: ['All five, unprompted', 'Says her next date', 'Place for devices', '“I want to”'],
      alt: 'Four pictures with ticks: the device, she does all five things unprompted; a calendar, she says her next date; a jar, she has a place for devices and waste; a woman who says “I want to”.',
      note: 'Which tick is missing with the last client whom you taught?',
    },
    fr: {
      words: ['Les cinq, toute seule', 'Dit sa date', 'Une place chez elle', '« Je le veux »'],
      alt: 'Quatre images cochées : le dispositif, elle fait les cinq gestes toute seule ; un calendrier, elle dit sa prochaine date ; une boîte, elle a une place pour les dispositifs et les déchets ; une femme qui dit « Je le veux ».',
      note: 'Quelle coche manque chez la dernière cliente que vous avez formée ?',
    },
    es: {
      words: ['Los cinco, ella sola', 'Dice su fecha', 'Lugar en casa', '«Yo quiero»'],
      alt: 'Cuatro imágenes con marca: el dispositivo, hace los cinco pasos ella sola; un calendario, dice su próxima fecha; un recipiente, tiene un lugar para dispositivos y residuos; una mujer que dice «Yo quiero».',
      note: '¿Qué marca le falta a la última usuaria que usted enseñó?',
    },
  },
)

/** What a woman does who is late at home. */
export const scLate = tilesDiagram(
  'sc-late',
  [
    () => [
      ...calendar(40, 48, 74),
      ...weeks('4'),
      device({ cap: 'open', medicine: 'settled' }, { x: 88, y: 58, scale: 0.44 }),
    ],
    () => [...calendar(40, 48, 74, 'terracotta'), ...weeks('4+'), methodSign('condom', { x: 58, y: 48, scale: 0.5 })],
    () => [methodSign('emergency', { x: 6, y: 4, scale: 0.86 })],
    () => [group(telephone(), { x: 14, y: 2, scale: 0.92 })],
  ],
  {
    en: {
      words: ['Up to 4 weeks: inject', 'Later: condoms', 'Sex in 5 days: ECPs', 'Call or come'],
      alt: 'Four pictures: up to four weeks late, she injects now; more than four weeks late, condoms; sex in the last five days, emergency pills; a telephone, she calls or comes.',
      note: 'Trainees act the call of a woman who is ashamed of being late. Which picture fits?',
    },
    fr: {
      words: ['Jusqu’à 4 : injecter', 'Après : préservatif', 'Pilule du lendemain', 'Appeler ou venir'],
      alt: 'Quatre images : jusqu’à quatre semaines de retard, elle s’injecte ; plus de quatre semaines, préservatif ; rapport dans les cinq derniers jours, pilule d’urgence ; un téléphone, elle appelle ou vient.',
      note: 'Jouez l’appel d’une femme qui a honte de son retard. Quelle image convient ?',
    },
    es: {
      words: ['Hasta 4: inyectar', 'Después: condón', 'Sexo en 5 días: AE', 'Llamar o venir'],
      alt: 'Cuatro imágenes: hasta cuatro semanas de atraso, se inyecta ya; más de cuatro semanas, condón; sexo en los últimos cinco días, anticoncepción de emergencia; un teléfono, llama o viene.',
      note: 'Actúen la llamada de una mujer con vergüenza por el atraso. ¿Qué imagen conviene?',
    },
  },
)

function weeks(count: string): Shape[] {
  return [circle(40, 54, 24, { fill: 'white' }), text(count, 40, 70, { size: 40, bold: true, anchor: 'middle' })]
}
