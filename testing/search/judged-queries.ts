/** What trainers type, and what they want among the first three modules or the first three files. */
export interface JudgedQuery {
  query: string
  /** Names of modules and titles of files. One is enough. */
  wanted: readonly string[]
}

/** One query a line, with what is wanted behind '=>' and alternatives parted by '|'. */
const WORD_FORMS = `
how to remove implant => Wall sheet: taking a rod out in pictures
removing an implant => Skills checklist: inserting and removing implants
implant removals => Skills checklist: inserting and removing implants
inserting IUDs => Wall sheet: inserting a copper IUD | Skills checklist: inserting a copper IUD by withdrawal, and removing an IUD
IUD insertions => Slides 4: Sessions V and VI, insertion, removal and follow-up of IUDs | Wall sheet: inserting a copper IUD
counselling skills => Family planning counselling
counseling => Family planning counselling
counselled clients => Family planning counselling
vasectomies => Vasectomy
sterilisation female => Female sterilization
sterilizing women => Female sterilization
injecting DMPA-SC => I inject myself: DMPA-SC step by step | Skills checklist: injecting DMPA-SC and teaching self-injection step by step
self injecting => DMPA-SC and self-injection
self-injections => DMPA-SC and self-injection
breast feeding method => Lactational amenorrhea method
breastfed baby => Lactational amenorrhea method | Job aid: the year after birth, when she breastfeeds
post partum => Postpartum and postabortion family planning
post-abortion => Postpartum and postabortion family planning
supervising => Supervision and monitoring
facilitating => Facilitation skills | Facilitating adult learners
preventing infections => Infection prevention
needle stick => A used needle has hurt you: what now? | Needle-stick first aid and waste sorting, in full
missed pill => Job aid: missed combined pills | Missed combined pills: all cases
poser un implant => Les implants contraceptifs : poser, suivre et retirer | Implants : liste de contrôle pour la pose et le retrait
retirer implants => Les implants contraceptifs : poser, suivre et retirer
pilules oubliées => Pilule oubliée, en retard ou vomie : l’aide-mémoire
preservatif => Préservatifs masculins et féminins | Le préservatif en images : ma feuille
colocación de implantes => Lista de verificación: colocar y retirar implantes | Implantes anticonceptivos: colocar, cuidar y retirar
colocar DIU => El DIU de cobre y el DIU de levonorgestrel: colocar y acompañar | DIU: ¿cuándo se coloca y qué hago si vuelve?
inyectable => Inyectables de progestina sola: productos, criterios y fechas | Inyectables: plan de sesión y casos para grupos
`

const NAMES = `
Jadelle => Contraceptive implants
jad => Contraceptive implants
nexpl => Contraceptive implants
Implanon removal => Skills checklist: inserting and removing implants | Wall sheet: taking a rod out in pictures
coil => Intrauterine devices
mire => Intrauterine devices
iuc => Intrauterine devices
IUCD insertion => Wall sheet: inserting a copper IUD | Skills checklist: inserting a copper IUD by withdrawal, and removing an IUD
copper T => Intrauterine devices
Sayana Press => DMPA-SC and self-injection
sayana pr => DMPA-SC and self-injection
Depo-Provera => Progestin-only injectables
depo => Progestin-only injectables
Noristerat => Progestin-only injectables
Postinor => Emergency contraceptive pills
plan b => Emergency contraceptive pills
morning after pill => Emergency contraceptive pills
Microgynon => Combined oral contraceptives
COC => Combined oral contraceptives
minipill => Progestin-only pills
POP => Progestin-only pills
tubal ligation => Female sterilization
male sterilization => Vasectomy
NSV => Vasectomy
CycleBeads => Fertility awareness methods
teenagers => Adolescents and youth
CHW => Community-based provision
stérilet => Mon DIU : ma feuille | Intrauterine devices
pilule du lendemain => Contraception d’urgence : pilules, DIU et suite | Ma pilule d’urgence : ma feuille | Emergency contraceptive pills
dmpa spanish => Enseñar la autoinyección de AMPD-SC: siete pasos
arv => Methods with HIV and HIV medicines: look-up table | Family planning and HIV
ART => Methods with HIV and HIV medicines: look-up table | Family planning and HIV
TARV => Methods with HIV and HIV medicines: look-up table | Family planning and HIV
AIDS => Family planning and HIV
VIH/SIDA => Planification familiale et VIH : méthodes, PrEP et services | Family planning and HIV
PPIUD => Intrauterine devices
tubectomy => Female sterilization
ligature => Female sterilization
tied tubes => Female sterilization
snip => Vasectomy
STD => When pregnancy cannot be ruled out, and the tests that a method needs
PNC => Postpartum and postabortion family planning
PPFP => Postpartum and postabortion family planning
PAC => Postpartum and postabortion family planning
CPN => Words for each contact, from pregnancy to the first birthday | Job aid: a conversation in four minutes
misconceptions => Counselling cards: statements, sentences, rumours, phases and roles | Vasectomy cards: rumours, roles, clients, pressure, dates and calls
mythes implant => Implant : l’aide-mémoire des rumeurs
P2 => Emergency contraceptive pills
Femiplan => Combined oral contraceptives
birth control pill => Combined oral contraceptives
CHV => Community-based provision
MAMA => Lactational amenorrhea method | MAMA : la carte des trois questions
handwashing => Clean hands
hand washing => Clean hands
lavage des mains => Clean hands | Prévention des infections : mains, gants et injections
jik => Infection prevention: making 0.5% chlorine solution | Infection prevention
job aids => Job aid: six pregnancy questions | WHO guidance and job aids
birth control => Benefits of family planning | Family planning counselling
píldora del día siguiente => Anticoncepción de emergencia: píldoras, DIU y lo que sigue | Mi píldora de emergencia: hoja pequeña | Emergency contraceptive pills
`

const ERRORS = `
implnat => Contraceptive implants
implamt removal => Skills checklist: inserting and removing implants
Jadele => Contraceptive implants
nexplannon => Contraceptive implants
vasectmy => Vasectomy
vesectomy => Vasectomy
sterilzation => Female sterilization
contracepton emergency => Emergency contraceptive pills
emergancy pills => Emergency contraceptive pills
condum => Male condoms
femal condom => Female condoms
injectible => Progestin-only injectables
self injecton => DMPA-SC and self-injection
counsling => Family planning counselling
couselling => Family planning counselling
breastfeding => Lactational amenorrhea method | Job aid: the year after birth, when she breastfeeds
lactationel => Lactational amenorrhea method
adolesents => Adolescents and youth
postpartm => Postpartum and postabortion family planning
intrauterin devise => Intrauterine devices
infecton prevention => Infection prevention
supervison => Supervision and monitoring
postest implants => Implants pre-test and post-test
eligibilty implants => Medical eligibility for implants
fertilty awareness => Fertility awareness methods
préservatf => Préservatifs masculins et féminins | Le préservatif en images : ma feuille
contraceptin d'urgence => Contraception d’urgence : pilules, DIU et suite | Contraception d’urgence : l’aide-mémoire du comptoir
vasectomia sin bisturi => Lista de verificación: vasectomía sin bisturí, de la conversación a la casa
implanets anticonceptivos => Implantes anticonceptivos: qué son y a quién convienen | Implantes anticonceptivos: colocar, cuidar y retirar
family planing => Family planning counselling | Benefits of family planning
panning family => Family planning counselling | Benefits of family planning
recoval of implants => Skills checklist: inserting and removing implants
referal slips => Forms for community health workers: register, due list and referral slip
retait implant => Implants : liste de contrôle pour la pose et le retrait
comprimos oublies => Pilule oubliée, en retard ou vomie : l’aide-mémoire
sterilit au cuivre => Le DIU au cuivre et le DIU au lévonorgestrel : connaître et choisir
inyectavles => Inyectables de progestina sola: productos, criterios y fechas | Inyectables de progestina sola: sangrado y autoinyección
implantea anticonceptivos => Implantes anticonceptivos: qué son y a quién convienen | Implantes anticonceptivos: colocar, cuidar y retirar
autoinyecion => Enseñar la autoinyección de AMPD-SC: siete pasos | Inyectables de progestina sola: sangrado y autoinyección | Lista de verificación: inyectables y enseñanza de la autoinyección
`

const QUESTIONS = `
what to do when a pill is missed => Job aid: missed combined pills | Missed combined pills: all cases
which method while breastfeeding => Job aid: the year after birth, when she breastfeeds | Elle allaite : quelle méthode, quand ?
who can use an IUD => Who can use a copper or levonorgestrel IUD
who can use combined pills => Combined pills: who can use them
how do I put on a male condom => How to use a male condom | Male condom: eight steps
how to use a female condom => How to use a female condom
how to teach self-injection => Job aid: teaching DMPA-SC self-injection
client forgot her pills => Job aid: missed combined pills | Missed combined pills: all cases
forgot pill => Job aid: missed combined pills | Missed combined pills: all cases
how to put in an IUD => Wall sheet: inserting a copper IUD | Skills checklist: inserting a copper IUD by withdrawal, and removing an IUD
when is the next injection due => Job aid: when is the next injection?
what are the side effects of the injection => Progestin-only injectables: side effects, what to say and what to do | My injection: what may change, and when I come back
how to make chlorine solution => Infection prevention: making 0.5% chlorine solution
what if I get a needle stick injury => A used needle has hurt you: what now? | Needle-stick first aid and waste sorting, in full
how can I be sure she is not pregnant => Job aid: six pregnancy questions | When pregnancy cannot be ruled out, and the tests that a method needs
which methods can a woman with HIV use => Methods with HIV and HIV medicines: look-up table | Family planning and HIV
how long should she wait after birth => How long to wait, and who decides | When to have the next baby | Healthy timing and spacing of pregnancy
how effective is each method => How well each method prevents pregnancy
what do men ask about vasectomy => Job aid: what men ask about vasectomy | What men ask about vasectomy: all questions with short answers
how to plan a training => Planning a training
how to give feedback to trainees => Wall sheet: feedback in one breath | Coaching card for the practice room
danger signs after the operation => Danger signs after your operation
what to do with used needles => Sharps and waste: where it goes | A used needle has hurt you: what now?
how do I look after my arm after an implant => Your implant: care of your arm
which method after an abortion => Starting times for contraceptive methods after a miscarriage or an abortion | Postpartum and postabortion family planning
DMPA in french => Les injectables progestatifs : produits, effets et dates | DMPA-SC : s’injecter soi-même
implant in french => Les implants contraceptifs : connaître et choisir | Mon implant : après la pose
comment poser un DIU => DIU T 380A : la pose en sept gestes | Le DIU au cuivre et le DIU au lévonorgestrel : poser et suivre
que faire si une pilule est oubliée => Pilule oubliée, en retard ou vomie : l’aide-mémoire
quelle méthode quand elle allaite => Elle allaite : quelle méthode, quand ?
¿qué hacer si se le olvidaron las píldoras? => Se le olvidaron las píldoras: qué hace ella, qué hace usted
cómo enseñar la autoinyección => Enseñar la autoinyección de AMPD-SC: siete pasos
¿cuánto cloro? => Cloro: cuánto y para qué
`

function judged(lines: string): JudgedQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' => ')
      return { query, wanted: wanted.split(' | ') }
    })
}

export const JUDGED_QUERIES: Readonly<Record<string, readonly JudgedQuery[]>> = {
  'word forms': judged(WORD_FORMS),
  'brand names and synonyms': judged(NAMES),
  'typing errors': judged(ERRORS),
  questions: judged(QUESTIONS),
}
