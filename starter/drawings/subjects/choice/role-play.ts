import { type DiagramTexts, diagram, WIDTHS } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock, drop } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { CLIENT, clinic, NURSE, sheet } from '../training/things.ts'
import { seated, seatedFront } from './seated.ts'
import { threeRows } from './three-rows.ts'

const LUCIA: PersonLook = { skin: 'skin', head: 'bun', cloth: 'marigold' }
const ROSA: PersonLook = { skin: 'skinLight', head: 'bun', cloth: 'indigo', isSad: true }
const JORGE: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'leaf' }
const ANA: PersonLook = { skin: 'skin', head: 'bun', cloth: 'terracotta' }

interface VisitTexts extends DiagramTexts {
  names: [first: string, second: string, third: string]
  cases: [first: string, second: string, third: string]
}

const SCALE = 0.55
const NAMES: VisitTexts['names'] = ['Lucía, 16', 'Rosa, 34', 'Jorge, Ana']

/** The three clients of a practice: a girl at her first visit, a woman who bleeds, a couple with five children. */
export const threeVisits = threeRows<VisitTexts>(
  'three-visits',
  [
    ({ names, cases }) => [bust(LUCIA, { x: 4, y: 4, scale: SCALE }), ...words(names[0], cases[0], 102)],
    ({ names, cases }) => [
      bust(ROSA, { x: 4, y: 4, scale: SCALE }),
      ...words(names[1], cases[1], 102),
      drop(318, 84, 56, 'blood'),
      drop(346, 84, 34, 'blood'),
    ],
    ({ names, cases }) => [
      bust(JORGE, { x: -4, y: 4, scale: SCALE }),
      bust(ANA, { x: 66, y: 4, scale: SCALE }),
      ...words(names[2], cases[2], 156),
    ],
  ],
  {
    en: {
      names: NAMES,
      cases: ['first visit', 'comes back: irregular bleeding', 'five children, want no more'],
      alt: 'Three visits: Lucía, 16, first visit; Rosa, 34, comes back with irregular bleeding; Jorge and Ana, five children, want no more.',
      note: 'Each trio takes one visit, then changes roles.',
    },
    fr: {
      names: NAMES,
      cases: ['première visite', 'revient : saignements irréguliers', 'cinq enfants, n’en veulent plus'],
      alt: 'Trois visites : Lucía, 16 ans, première visite ; Rosa, 34 ans, revient avec des saignements irréguliers ; Jorge et Ana, cinq enfants, n’en veulent plus.',
      note: 'Chaque trio prend une visite, puis change de rôle.',
    },
    es: {
      names: NAMES,
      cases: ['primera consulta', 'regresa: sangrado irregular', 'cinco hijos, no quieren más'],
      alt: 'Tres visitas: Lucía, 16 años, primera consulta; Rosa, 34, regresa con sangrado irregular; Jorge y Ana, cinco hijos, no quieren más.',
      note: 'Cada trío toma una visita y luego cambia de papel.',
    },
  },
)

function words(name: string, story: string, x: number): Shape[] {
  return [text(name, x, 26, { bold: true }), ...textBox(story, x, 34, x > 150 ? 206 : 196).shapes]
}

/** Provider, client and observer, and how long each part lasts. */
export const roleThree = diagram({
  id: 'role-three',
  width: 'half',
  height: 334,
  texts: {
    en: {
      roles: ['Provider', 'Client', 'Observer'],
      alt: 'Provider and client sit at an angle without a table; an observer with a sheet sits apart. Two clocks: 8 minutes for the talk, then 4 for feedback.',
      note: 'Who plays the client speaks first; then the roles change.',
    },
    fr: {
      roles: ['Prestataire', 'Cliente', 'Observe'],
      alt: 'La prestataire et la cliente sont assises en angle, sans table ; une troisième personne observe avec une grille. Deux horloges : 8 minutes d’entretien, puis 4 de retour.',
      note: 'Qui joue la cliente parle la première ; ensuite les rôles changent.',
    },
    es: {
      roles: ['Proveedora', 'Clienta', 'Observa'],
      alt: 'La proveedora y la clienta están sentadas en ángulo, sin mesa; una tercera persona observa con una lista. Dos relojes: 8 minutos de conversación y 4 de comentarios.',
      note: 'Quien hace de clienta habla primero; después cambian los papeles.',
    },
  },
  draw: ({ roles }): Shape[] => [
    rect(0, 0, WIDTHS.half, 214, { fill: 'indigoPale', radius: 14 }),
    path('M0 180H380', { stroke: 'inkSoft', width: 4 }),
    seated({ skin: 'skinDark', head: 'bun', cloth: 'white', faces: 'right' }, { x: 12, y: 12 }),
    seatedFront({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 132, y: 12 }),
    seated({ skin: 'skinDeep', head: 'short', cloth: 'leaf', faces: 'left' }, { x: 272, y: 12 }),
    group(sheet(3), { x: 262, y: 70, scale: 0.42 }),
    ...roles.map((role, index) => text(role, [68, 182, 318][index] ?? 0, 206, { bold: true, anchor: 'middle' })),
    rect(0, 224, WIDTHS.half, 110, { fill: 'sand', radius: 14 }),
    ...clock(52, 279, 40, 8 / 60),
    text('8 min', 102, 288, { bold: true }),
    ...arrow([182, 279], [212, 279], { width: 7 }),
    ...clock(262, 279, 40, 4 / 60),
    text('4 min', 310, 288, { bold: true }),
  ],
})

/** What to keep of a talk: she talks most, she chooses and the provider checks, she can come back. */
export const talkKept = threeRows(
  'talk-kept',
  [
    () => [
      bust(CLIENT, { x: 2, y: 12, scale: 0.5 }),
      ...bubble(74, 4, 152, 60, 6),
      path('M90 22h118M90 36h118M90 50h72', { stroke: 'terracotta', width: 5 }),
      ...bubble(238, 4, 60, 34, 56),
      path('M250 21h34', { stroke: 'leaf', width: 5 }),
      bust(NURSE, { x: 284, y: 12, scale: 0.5 }),
    ],
    () => [
      bust(CLIENT, { x: 2, y: 12, scale: 0.5 }),
      methodSign('implant', { x: 84, y: 12, scale: 0.8 }),
      ...arrow([176, 52], [206, 52], { width: 7 }),
      bust(NURSE, { x: 212, y: 12, scale: 0.5 }),
      group(sheet(4), { x: 280, y: 10, scale: 0.82 }),
      ...tick(342, 76, 34),
    ],
    () => [
      bust(CLIENT, { x: 24, y: 12, scale: 0.5 }),
      ...arrow([122, 36], [222, 36], { width: 7 }),
      ...arrow([222, 68], [122, 68], { width: 7 }),
      group(clinic(), { x: 240, y: 2, scale: 0.98 }),
    ],
  ],
  {
    en: {
      alt: 'Three rows: the client says much and the provider little; she chooses an implant and the provider checks the table; she leaves the clinic and can come back.',
      note: 'Cover the lines and let three people say them from the pictures.',
    },
    fr: {
      alt: 'Trois lignes : la cliente parle beaucoup et la soignante peu ; elle choisit un implant et la soignante vérifie dans le tableau ; elle repart du centre et peut revenir.',
      note: 'Cachez le texte ; trois personnes le disent d’après les images.',
    },
    es: {
      alt: 'Tres filas: la clienta habla mucho y la proveedora poco; ella elige un implante y la proveedora revisa la tabla; se va del centro y puede volver.',
      note: 'Tape las líneas y que tres personas las digan por los dibujos.',
    },
  },
)
