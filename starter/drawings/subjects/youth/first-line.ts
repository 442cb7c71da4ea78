import { figureOf, readFigures } from '../../figures.ts'

const figures = readFigures('adolescents-and-youth.md')
const HOURS = figureOf(
  figures,
  'PEP (after rape, and after a torn condom with a risk of HIV); emergency contraception after rape',
  0,
)
const DAYS = figureOf(figures, 'ECPs', 0)

/** Six steps. */
export const TEXTS = {
  en: {
    words: [
      'Listen, believe, stay calm',
      '“It was not your fault”',
      'Ask: worries? Safe at home?',
      `Emergency pills ${DAYS} days, PEP ${HOURS} hours`,
      'Say what happens next',
      'Refer by name; go along',
    ],
    alt: `Six steps. 1: listen, believe, stay calm. 2: “It was not your fault. I am glad you told me”. 3: ask what worries her most, and whether home is safe. 4: urgent care, emergency pills within ${DAYS} days, PEP within ${HOURS} hours. 5: say what happens next, and with whom. 6: refer by name; go along if you can.`,
    note: 'Act the six pictures once, slowly. Ask which one is left out on a busy morning.',
  },
  fr: {
    words: [
      'Écouter, croire, rester calme',
      '« Ce n’est pas ta faute »',
      'Chez toi, en sécurité ?',
      `Pilule d’urgence ${DAYS} jours, VIH ${HOURS} h`,
      'Expliquer la suite',
      'Orienter vers quelqu’un de précis',
    ],
    alt: `Six étapes. 1 : écouter, croire, rester calme. 2 : « Ce n’est pas ta faute. Merci de me l’avoir dit ». 3 : chez toi, es-tu en sécurité ? 4 : urgence, pilule d’urgence avant ${DAYS} jours, prophylaxie du VIH avant ${HOURS} heures. 5 : expliquer la suite, et avec qui. 6 : orienter vers une personne précise ; accompagner.`,
    note: 'Jouez les six images une fois, lentement. Laquelle oublie-t-on un matin chargé ?',
  },
  es: {
    words: [
      'Escuche, crea, con calma',
      '«No fue su culpa»',
      '¿Está segura en casa?',
      `PAE ${DAYS} días, VIH ${HOURS} horas`,
      'Diga qué sigue y con quién',
      'Acompañe; siga la ley',
    ],
    alt: `Seis pasos. 1: escuche, crea, mantenga la calma. 2: «No fue su culpa. Qué bueno que me lo dijo». 3: ¿qué le preocupa más?, ¿está segura en casa? 4: hoy, píldoras de emergencia dentro de ${DAYS} días, profilaxis del VIH dentro de ${HOURS} horas. 5: diga qué sigue y con quién. 6: acompáñela; siga la ley.`,
    note: 'Represente los seis dibujos una vez, despacio. ¿Cuál se olvida en una mañana con mucha gente?',
  },
}
