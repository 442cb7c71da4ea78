import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { arrow, circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { device } from './device.ts'
import { syringe, vial } from './syringe.ts'
import { windowOf } from './windows.ts'

/** Doses in milligrams (starter/figures/progestin-only-injectables.md, doses). */
const DOSES = { im: 150, sc: 104, netEn: 200 } as const

/** The three products side by side: what they look like, where they go and when the next is due. */
export const threeProducts = diagram({
  id: 'three-products',
  width: 'full',
  height: 330,
  texts: {
    en: {
      names: ['DMPA-IM', 'DMPA-SC', 'NET-EN'],
      routes: ['Deep into a muscle', 'Just under the skin', 'Deep into a muscle'],
      weeks: 'weeks',
      alt: 'Three products. DMPA-IM: 150 mg, deep into a muscle, every 13 weeks. DMPA-SC: 104 mg, just under the skin, every 13 weeks. NET-EN: 200 mg, deep into a muscle, every 8 weeks.',
      note: 'Put the empty boxes of your facility below the pictures. Ask which one can be given at home.',
    },
    fr: {
      names: ['DMPA-IM', 'DMPA-SC', 'NET-EN'],
      routes: ['Dans un muscle', 'Juste sous la peau', 'Dans un muscle'],
      weeks: 'semaines',
      alt: 'Trois produits. DMPA-IM : 150 mg, profond dans un muscle, toutes les 13 semaines. DMPA-SC : 104 mg, juste sous la peau, toutes les 13 semaines. NET-EN : 200 mg, profond dans un muscle, toutes les 8 semaines.',
      note: 'Posez les boîtes vides de votre centre sous les dessins. Demandez lequel peut se faire à la maison.',
    },
    es: {
      names: ['AMPD-IM', 'AMPD-SC', 'EN-NET'],
      routes: ['En un músculo', 'Justo bajo la piel', 'En un músculo'],
      weeks: 'semanas',
      alt: 'Tres productos. AMPD-IM: 150 mg, profundo en un músculo, cada 13 semanas. AMPD-SC: 104 mg, justo bajo la piel, cada 13 semanas. EN-NET: 200 mg, profundo en un músculo, cada 8 semanas.',
      note: 'Ponga las cajas vacías de su servicio bajo los dibujos. Pregunte cuál se puede aplicar en casa.',
    },
  },
  draw: ({ names, routes, weeks }) =>
    [
      { scene: vialAndSyringe(), dose: DOSES.im, due: windowOf('DMPA').due },
      {
        scene: [device({ cap: 'open', medicine: 'mixed' }, { x: 134, y: 96, scale: 0.66 })],
        dose: DOSES.sc,
        due: windowOf('DMPA').due,
      },
      { scene: ampouleAndSyringe(), dose: DOSES.netEn, due: windowOf('NET-EN').due },
    ].flatMap(({ scene, dose, due }, index) => {
      const x = index * 284
      return [
        rect(x + 2, 2, 264, 322, { fill: 'white', stroke: 'line', width: 3, radius: 14 }),
        group(scene, { x, y: 10 }),
        text(names[index] ?? '', x + 134, 204, { bold: true, size: 28, paint: 'indigo', anchor: 'middle' }),
        text(`${dose} mg`, x + 134, 236, { anchor: 'middle' }),
        text(routes[index] ?? '', x + 134, 266, { anchor: 'middle' }),
        ...box(`${due} ${weeks}`, [x + 44, 278], [180, 38], { fill: 'marigold', bold: true, radius: 10 }),
      ]
    }),
})

function vialAndSyringe(): Shape[] {
  return [vial({ x: 84, y: 52, scale: 1.15 }), syringe(0.5, { x: 184, y: 158, scale: 0.66 })]
}

function ampouleAndSyringe(): Shape[] {
  return [
    path('M76 20q8 -12 16 0l-2 34q14 8 14 24v66q0 8 -8 8h-24q-8 0 -8 -8v-66q0 -16 14 -24Z', {
      fill: 'marigoldPale',
      stroke: 'steelDark',
      width: 3,
    }),
    path('M76 52h16', { stroke: 'terracotta', width: 4 }),
    rect(66, 96, 36, 30, { fill: 'indigoPale' }),
    path('M72 106h24M72 116h14', { stroke: 'indigo', width: 3 }),
    syringe(0.5, { x: 184, y: 158, scale: 0.66 }),
  ]
}

/** Days from the start of bleeding without backup, and days of backup later (same file, row 'Start'). */
const START = { day: 7, backup: 7 } as const

export const injectionStart = diagram({
  id: 'injection-start',
  width: 'full',
  height: 256,
  texts: {
    en: {
      day: 'Day of the cycle; day 1 is the first of bleeding',
      none: 'Day 1 to 7: today, no condoms',
      backup: 'Any other day, surely not pregnant: today, and condoms for 7 days',
      alt: 'A cycle of 28 days. Day 1 to 7 of bleeding: injection today, no condoms. Any other day, when reasonably certain that she is not pregnant: today, with condoms for 7 days.',
      note: 'Name a day and let trainees point. Nobody waits for the next bleeding.',
    },
    fr: {
      day: 'Jour du cycle ; jour 1 : début des règles',
      none: 'Jours 1 à 7 : ce jour, sans préservatif',
      backup: 'Un autre jour, sûrement pas enceinte : ce jour, et préservatif 7 jours',
      alt: 'Un cycle de 28 jours. Jours 1 à 7 des règles : injection le jour même, sans préservatif. Un autre jour, si l’on est raisonnablement sûr qu’elle n’est pas enceinte : le jour même, avec préservatif 7 jours.',
      note: 'Dites un jour ; les participants montrent. Personne n’attend les prochaines règles.',
    },
    es: {
      day: 'Día del ciclo; día 1: empieza la regla',
      none: 'Día 1 a 7: hoy, sin condón',
      backup: 'Otro día, sin embarazo: hoy, y condón 7 días',
      alt: 'Un ciclo de 28 días. Día 1 a 7 de la regla: inyección hoy, sin condón. Otro día, con certeza razonable de que no hay embarazo: hoy, con condón 7 días.',
      note: 'Diga un día y pida que señalen. Nadie espera la próxima regla.',
    },
  },
  draw: ({ day, none, backup }) => {
    const x = (index: number) => 8 + index * 29.2
    return [
      text(day, 0, 24, { bold: true, paint: 'indigo' }),
      ...Array.from({ length: 28 }, (_, index) =>
        rect(x(index), 42, 24, 58, {
          fill: index < START.day ? 'leafPale' : 'marigoldPale',
          stroke: index < START.day ? 'leaf' : 'ink',
          width: index < START.day ? 4 : 2,
          radius: 6,
        }),
      ),
      ...[1, START.day, 28].map((number) =>
        text(`${number}`, x(number - 1) + 12, 130, { bold: true, anchor: 'middle' }),
      ),
      line([x(0), 150], [x(START.day) - 8, 150], { stroke: 'leaf', width: 5 }),
      ...textBox(none, x(0), 162, 196, { bold: true, paint: 'leaf' }).shapes,
      line([x(START.day), 150], [x(28) - 8, 150], { stroke: 'ink', width: 5 }),
      ...textBox(backup, x(START.day), 162, 610, { bold: true }).shapes,
    ]
  },
})

/** A schematic course of bone density; no values, because the table has none. */
export const boneDensity = diagram({
  id: 'bone-density',
  width: 'half',
  height: 320,
  texts: {
    en: {
      using: 'DMPA',
      after: '2–3 years after',
      head: 'Bone density in adults',
      alt: 'Bone density in adult users: a little lower while DMPA is used, then it rises again; 2 to 3 years after stopping it is as in other women. The curve is schematic.',
      note: 'Follow the curve with a finger. It has no numbers: it shows the direction and the return only.',
    },
    fr: {
      using: 'DMPA',
      after: '2–3 ans après',
      head: 'Densité osseuse de l’adulte',
      alt: 'Densité osseuse chez l’adulte : un peu plus basse pendant l’usage du DMPA, puis elle remonte ; 2 à 3 ans après l’arrêt, elle est comme chez les autres femmes. La courbe est schématique.',
      note: 'Suivez la courbe du doigt. Elle n’a pas de chiffres : elle montre seulement le sens et le retour.',
    },
    es: {
      using: 'AMPD',
      after: '2–3 años después',
      head: 'Densidad ósea en adultas',
      alt: 'Densidad ósea en usuarias adultas: un poco más baja mientras se usa la AMPD, luego sube otra vez; 2 a 3 años después de dejarla es como en otras mujeres. La curva es esquemática.',
      note: 'Siga la curva con el dedo. No tiene cifras: solo muestra la dirección y la vuelta.',
    },
  },
  draw: ({ using, after, head }) => [
    text(head, 0, 24, { bold: true, paint: 'indigo' }),
    rect(40, 48, 150, 200, { fill: 'indigoPale' }),
    ...arrow([20, 262], [20, 46], { width: 4 }),
    ...arrow([12, 254], [376, 254], { width: 4 }),
    line([30, 96], [356, 96], { stroke: 'steel', width: 3, dash: [8, 7] }),
    path('M40 96C80 104 130 138 190 142C250 142 290 102 344 98', { stroke: 'terracotta', width: 7 }),
    circle(190, 142, 8, { fill: 'white', stroke: 'terracotta', width: 4 }),
    text(using, 115, 288, { bold: true, anchor: 'middle' }),
    text(after, 378, 288, { bold: true, anchor: 'end' }),
  ],
})

/** Later than the window: two questions and what follows. */
export const lateInjection = diagram({
  id: 'late-injection',
  width: 'full',
  height: 336,
  texts: {
    en: {
      late: 'Later than the window: “Good that you came!”',
      ask: 'Reasonably certain that she is not pregnant?',
      answers: ['Yes', 'No'],
      yes: 'Inject; condoms for 7 days',
      no: 'Test, or condoms until it is clear',
      ecp: 'Sex without protection in the last 5 days: offer emergency pills',
      alt: 'A client later than the window. Reasonably certain that she is not pregnant, by the six questions: inject, with condoms for 7 days. Not certain: test, or condoms until it is clear. Sex without protection in the last 5 days: offer emergency pills.',
      note: 'Start with the first words, not with the question. Then follow one arrow for each case card.',
    },
    fr: {
      late: 'Après le délai : « C’est bien d’être venue ! »',
      ask: 'Raisonnablement sûr qu’elle n’est pas enceinte ?',
      answers: ['Oui', 'Non'],
      yes: 'Injecter ; préservatif 7 jours',
      no: 'Test, ou préservatif en attendant',
      ecp: 'Rapport non protégé depuis 5 jours au plus : proposer la contraception d’urgence',
      alt: 'Une cliente après le délai. Raisonnablement sûr qu’elle n’est pas enceinte, par les six questions : injecter, préservatif 7 jours. Pas sûr : test, ou préservatif jusqu’à ce que ce soit clair. Rapport non protégé dans les 5 derniers jours : proposer la contraception d’urgence.',
      note: 'Commencez par les premiers mots, pas par la question. Suivez ensuite une flèche pour chaque carte.',
    },
    es: {
      late: 'Después del plazo: «¡Qué bueno que vino!»',
      ask: '¿Certeza razonable de que no hay embarazo?',
      answers: ['Sí', 'No'],
      yes: 'Inyectar; condón 7 días',
      no: 'Prueba, o condón hasta aclararlo',
      ecp: 'Sexo sin protección en los últimos 5 días: ofrecer emergencia',
      alt: 'Una usuaria después del plazo. Con certeza razonable de que no hay embarazo, por las seis preguntas: inyectar, con condón 7 días. Sin certeza: prueba, o condón hasta aclararlo. Relaciones sin protección en los últimos 5 días: ofrecer anticoncepción de emergencia.',
      note: 'Empiece con las primeras palabras, no con la pregunta. Luego siga una flecha para cada tarjeta.',
    },
  },
  draw: ({ late, ask, answers, yes, no, ecp }) => [
    ...box(late, [0, 0], [WIDTHS.full, 46], { fill: 'indigo', ink: 'white', bold: true }),
    ...box(ask, [98, 68], [640, 50], { fill: 'marigoldPale', stroke: 'ink', bold: true }),
    ...arrow([418, 46], [418, 66], { width: 4 }),
    ...arrow([210, 120], [210, 164], { width: 5 }),
    ...arrow([626, 120], [626, 164], { width: 5 }),
    text(answers[0] ?? '', 228, 148, { bold: true }),
    text(answers[1] ?? '', 644, 148, { bold: true }),
    ...box(yes, [20, 166], [380, 68], { fill: 'indigoPale', stroke: 'indigo', bold: true }),
    ...box(no, [436, 166], [380, 68], { fill: 'indigoPale', stroke: 'indigo', bold: true }),
    ...arrow([210, 236], [210, 266], { width: 5 }),
    ...arrow([626, 236], [626, 266], { width: 5 }),
    ...box(ecp, [20, 268], [WIDTHS.full - 40, 66], { fill: 'white', stroke: 'terracotta', bold: true }),
  ],
})
