import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { cross } from '../../kit/marks.ts'
import { methodShapes } from '../../kit/methods.ts'
import { bottle } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { glove } from '../infection/hand-scenes.ts'
import { autoclave } from '../infection/stations.ts'
import { talking, washing } from '../training/things.ts'
import { inserter, iud, placedIud, plainWomb, sound, tenaculum } from './parts.ts'

const VISIT = 300
const ROW = 156

/** The order of a visit, as the client hears it before she undresses. */
export const iudVisitOrder = diagram({
  id: 'iud-visit-order',
  width: 'full',
  height: VISIT,
  anatomical: true,
  texts: {
    en: {
      words: [
        'Talk, choose, consent',
        'Two hands, then speculum',
        'Clean, steady, measure',
        'Load, insert, cut strings',
        'Rest, explain, card',
      ],
      alt: 'Five pictures in order: talk, choose, consent; examine with two hands, then with the speculum; clean the cervix, steady it, measure; load, insert, cut the strings; rest, explain, give her a card.',
      note: 'One trainee explains the five pictures to another before she undresses.',
    },
    fr: {
      words: [
        'Parler, choisir, consentir',
        'Deux mains, puis spéculum',
        'Nettoyer, tenir, mesurer',
        'Charger, poser, couper',
        'Repos, conseils, carte',
      ],
      alt: 'Cinq images dans l’ordre : parler, choisir, donner son accord ; examiner à deux mains, puis au spéculum ; nettoyer le col, le tenir, mesurer ; charger, poser, couper les fils ; repos, explications, carte.',
      note: 'Chacun explique les cinq images à un autre avant le déshabillage.',
    },
    es: {
      words: [
        'Hablar, elegir, acuerdo',
        'Dos manos, luego espéculo',
        'Limpiar, sostener, medir',
        'Cargar, poner, cortar',
        'Descanso, consejos, tarjeta',
      ],
      alt: 'Cinco dibujos en orden: hablar, elegir, acuerdo; examinar con dos manos, luego con espéculo; limpiar el cuello, sostenerlo, medir; cargar, colocar, cortar los hilos; descanso, consejos, tarjeta.',
      note: 'Cada persona explica los cinco dibujos a otra antes de que ella se desvista.',
    },
  },
  draw: ({ words }) =>
    panels(words.length, {
      words,
      height: VISIT,
      sceneHeight: 126,
      numbered: true,
      scene: (index, width) => [group(VISIT_SCENES[index]?.() ?? [], { x: width / 2 - 58, y: 4, scale: 1.16 })],
    }),
})

/** Each 100 by 100. */
const VISIT_SCENES: (() => Shape[])[] = [
  () => talking(),
  () => [glove(34, 58, { scale: 0.42, rotate: -8 }), glove(76, 58, { scale: 0.42, rotate: 8 })],
  () => [group([...plainWomb(226), ...tenaculum(), ...sound(24, 226)], { x: 50, y: 2, scale: 0.42 })],
  () => [group([...plainWomb(226), placedIud(30, { strings: 84 })], { x: 50, y: 2, scale: 0.42 })],
  () => [
    rect(6, 20, 88, 60, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    group(methodShapes('iud'), { x: 8, y: 26, scale: 0.48 }),
    path('M58 36H84M58 50H84M58 64H76', { stroke: 'inkSoft', width: 4 }),
  ],
]

/** The technique without touch: what enters the womb meets nothing else. */
export const iudNoTouch = diagram({
  id: 'iud-no-touch',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Wash hands; new gloves',
        'Sterile or high-level disinfected',
        'Wipe the cervix well',
        'Touch no part that enters',
        'Not the wall, not the blades',
        'Once with sound, once with IUD',
      ],
      alt: 'Six rules: wash hands and put on new examination gloves; instruments sterile or high-level disinfected; wipe the cervix well with antiseptic; touch no part that will enter the womb; do not touch the wall of the vagina or the blades of the speculum; pass the cervix once with the sound and once with the IUD.',
      note: 'Practise with flour on the blades of the speculum: the colour shows who touched what.',
    },
    fr: {
      words: [
        'Mains lavées, gants neufs',
        'Stérile ou désinfecté à fond',
        'Bien nettoyer le col',
        'Ne pas toucher ce qui entre',
        'Ni la paroi ni les valves',
        'Une fois la sonde, une le DIU',
      ],
      alt: 'Six règles : mains lavées et gants d’examen neufs ; instruments stériles ou désinfectés à haut niveau ; bien nettoyer le col avec l’antiseptique ; ne toucher aucune partie qui entre dans l’utérus ; ne toucher ni la paroi du vagin ni les valves du spéculum ; passer le col une fois avec la sonde et une fois avec le DIU.',
      note: 'Exercice avec de la farine sur les valves : la trace montre qui a touché quoi.',
    },
    es: {
      words: [
        'Manos lavadas, guantes nuevos',
        'Estéril o desinfectado a fondo',
        'Limpiar bien el cuello',
        'No tocar lo que entra',
        'Ni la pared ni las valvas',
        'Una vez sonda, una vez DIU',
      ],
      alt: 'Seis reglas: manos lavadas y guantes de examen nuevos; instrumentos estériles o con desinfección de alto nivel; limpiar bien el cuello con antiséptico; no tocar ninguna parte que entra en el útero; no tocar la pared de la vagina ni las valvas del espéculo; pasar el cuello una vez con la sonda y una vez con el DIU.',
      note: 'Practiquen con harina en las valvas: la marca muestra quién tocó qué.',
    },
  },
  draw: ({ words }) => cells({ words, scene: (index) => RULES[index]?.() ?? [], columns: 3, rowHeight: ROW }),
})

const RULES: (() => Shape[])[] = [
  () => [group(washing(), { x: -4, y: 8, scale: 0.84 })],
  () => [group(autoclave(), { x: -14, y: 8, scale: 0.53 })],
  () => [
    ...bottle(28, 96, 88, 'terracotta'),
    path('M62 96L84 34', { stroke: 'steelDark', width: 6 }),
    ellipse(87, 24, 13, 15, { fill: 'white', stroke: 'ink', width: 3 }),
  ],
  () => [
    group([...inserter(20, 190, 80), ...iud()], { x: 26, y: 14, scale: 0.44 }),
    glove(74, 70, { scale: 0.3, rotate: -64, cuff: 40 }),
    ...cross(74, 24, 34),
  ],
  () => [
    // a speculum from the side with its handle; the tube leans against the upper blade
    path('M10 44L12 98', { stroke: 'steelDark', width: 12 }),
    path('M8 40C30 40 60 30 96 14L98 24C64 42 36 52 10 52Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    path('M8 50C30 56 60 72 92 94L97 86C66 62 40 46 12 42Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    circle(12, 46, 8, { fill: 'steelDark' }),
    path('M0 63L80 33', { stroke: 'steelDark', width: 9 }),
    path('M0 63L78 33.7', { stroke: 'white', width: 5 }),
    path('M86 42l12 6M78 46l4 13M92 32l12 0', { stroke: 'blood', width: 5 }),
    ...cross(62, 88, 32),
  ],
  () => [
    text('1×', 0, 40, { bold: true }),
    group(sound(0, 130), { x: 50, y: 8, scale: 0.3 }),
    text('1×', 0, 88, { bold: true }),
    group(iud({ strings: 20 }), { x: 62, y: 58, scale: 0.62 }),
  ],
]
