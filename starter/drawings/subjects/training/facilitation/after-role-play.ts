import { diagram } from '../../../diagram.ts'
import { panels } from '../../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../../kit/people.ts'
import { group, path, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, NURSE, sheet } from '../things.ts'

const OBSERVER: PersonLook = { skin: 'skinLight', head: 'short', cloth: 'marigold' }

/** Who speaks after a role play, and that a minute is played again. */
export const afterRolePlay = diagram({
  id: 'training-after-role-play',
  width: 'full',
  height: 306,
  texts: {
    en: {
      titles: ['Step out', 'Client', 'Counsellor', 'Observer', 'Again'],
      words: [
        '“You are yourselves again”',
        'What did I feel, when?',
        'What worked, what not?',
        'What I saw',
        'Play one minute',
      ],
      alt: 'Five steps after a role play. 1: step out, you are yourselves again. 2: the client speaks first, what did I feel and when? 3: the counsellor, what worked, what would I change? 4: the observer, what I saw. 5: play one minute again.',
      note: 'Point out the fifth picture: when time is short, drop something else.',
    },
    fr: {
      titles: ['Sortir', 'Cliente', 'Conseillère', 'Témoin', 'Rejouer'],
      words: [
        '« Vous êtes vous-mêmes »',
        'Qu’ai-je ressenti ?',
        'Que changer ?',
        'Ce que j’ai vu',
        'Une minute encore',
      ],
      alt: 'Cinq étapes après un jeu de rôle. 1 : sortir du rôle, vous êtes de nouveau vous-mêmes. 2 : la cliente parle d’abord, qu’ai-je ressenti et quand ? 3 : la conseillère, qu’est-ce qui a marché, que changer ? 4 : le témoin, ce que j’ai vu. 5 : rejouer une minute.',
      note: 'Insistez sur la cinquième image : si le temps manque, supprimez autre chose.',
    },
    es: {
      titles: ['Salir', 'Clienta', 'Consejera', 'Testigo', 'Otra vez'],
      words: [
        '«Son ustedes otra vez»',
        '¿Qué sentí y cuándo?',
        '¿Qué salió bien, qué no?',
        'Lo que vi',
        'Un minuto más',
      ],
      alt: 'Cinco pasos tras un juego de roles. 1: salir del papel, son ustedes otra vez. 2: la clienta habla primero, ¿qué sentí y cuándo? 3: la consejera, ¿qué salió bien, qué cambiaría? 4: la testigo, lo que vi. 5: jugar otra vez un minuto.',
      note: 'Señale el quinto dibujo: si falta tiempo, quite otra cosa.',
    },
  },
  draw: ({ titles, words }) => panels(5, { titles, words, height: 306, sceneHeight: 128, numbered: true, scene }),
})

function scene(index: number, width: number): Shape[] {
  return [group(picture(index), { x: width / 2 - 60, y: 0 })]
}

/** 120 by 120. */
function picture(index: number): Shape[] {
  switch (index) {
    case 0:
      return [bust(CLIENT, { x: -8, y: 26, scale: 0.54 }), bust(NURSE, { x: 50, y: 26, scale: 0.54 })]
    case 1:
      return speaker(CLIENT)
    case 2:
      return speaker(NURSE)
    case 3:
      return [bust(OBSERVER, { x: -6, y: 26, scale: 0.54 }), group(sheet(3), { x: 66, y: 48, scale: 0.62 })]
    default:
      return [
        path('M94 46A40 40 0 1 0 100 70', { stroke: 'leaf', width: 11 }),
        path('M106 18V56H68Z', { fill: 'leaf' }),
        path('M52 50L78 68L52 86Z', { fill: 'ink' }),
      ]
  }
}

function speaker(look: PersonLook): Shape[] {
  return [
    bust(look, { x: 0, y: 40, scale: 0.48 }),
    group(bubble(0, 0, 84, 42, 20), { x: 46, y: 0, scale: 0.84 }),
    path('M58 13h44M58 24h28', { stroke: 'indigo', width: 4 }),
  ]
}
