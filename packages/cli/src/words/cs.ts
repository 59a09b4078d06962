import { refusalWords } from '@krcma/kernel'
import type { CliWords } from './words.ts'

const plural = new Intl.PluralRules('cs')
/** 1 hra, 2 hry, 5 her. */
const some = (n: number, one: string, few: string, many: string) =>
  `${n.toLocaleString('cs')} ${{ one, few, many, other: many, zero: many, two: few }[plural.select(n)]}`
const answers = (n: number) => some(n, 'odpověď', 'odpovědi', 'odpovědí')
const games = (n: number) => some(n, 'hra', 'hry', 'her')
const players = (n: number) => some(n, 'hráč', 'hráči', 'hráčů')
const or = new Intl.ListFormat('cs', { type: 'disjunction' })
const and = new Intl.ListFormat('cs', { type: 'conjunction' })
const meaning = (meant: string | undefined) => (meant === undefined ? '' : ` Nemá to být ${meant}?`)
const oneOf = (known: readonly string[]) =>
  known.length === 0 ? 'Žádná možnost není.' : `Na výběr: ${known.join(', ')}.`

export const cs: CliWords = {
  language: 'cs',
  itself: 'Čeština',
  number: (value, digits) =>
    value.toLocaleString('cs', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  percent: (value) => `${(value * 100).toFixed(1).replace('.', ',')} %`,
  refusal: (reason) => refusalWords.cs[reason],
  refused: (reason, about) => (about === '' ? reason : `${reason} (${about})`),

  help: {
    about: 'Krčma je stůl pro velké fantasy deskové hry, hrané přesně podle pravidel.',
    usage: 'Použití:',
    noCommand: 'otevře stůl: vyberte hru a hrajte',
    more: 'Víc poví krcma <příkaz> --help. Všude lze použít:',
    game: (name, players) => `${name}: počet hráčů ${or.format(players.map(String))}.`,
    options: 'Volby hry, obvyklá hodnota vždy první:',
    flags: '[--volby]',
    examples: 'Příklady:',
    lang: 'jazyk; jinak podle LC_ALL nebo LANG',
    help: 'tento text',
    version: 'verze programu',
    takes: {
      game: '<hra>',
      'game?': '[<hra>]',
      file: '<soubor>',
      errand: 'add|list|remove|reset|log',
      'login?': '[<přihlašovací jméno>]',
      deed: 'check|try',
    },
  },
  commands: {
    play: {
      summary: 'hraje v terminálu: lidé u jednoho stolu a boti',
      details: [
        'Hraje hru v terminálu. U jednoho zařízení se střídá i víc lidí (má-li hra tajemství, spadne mezi nimi opona), ostatní místa obsadí boti.',
        'Vybírá se šipkami a klávesou Enter, nebo číslem; klávesami dole lze tah vzít zpět, přečíst si záznam, zeptat se na radu mistra, nastavit trvalé odpovědi a odejít. Každá odpověď se hned ukládá. Bez terminálu se čtou čísla z řádků.',
      ],
      flags: {
        players: 'kolik hráčů hraje',
        humans: 'místa lidí, počítaná od 0; all jsou všechna, none žádné; jinak 0',
        names: 'jména lidí v pořadí',
        bots: 'kdo obsadí ostatní místa: random, apprentice, greedy, journeyman, master nebo grandmaster; je-li jich víc, střídají se; jinak greedy',
        options: 'volby hry; vypíše je krcma play <hra> --help',
        seed: 'odkud se berou kostky: 64 šestnáctkových číslic nebo libovolný text; jinak náhoda',
        save: 'kam se stůl ukládá',
        resume: 'pokračuje u uloženého stolu',
      },
    },
    sim: {
      summary: 'odehraje mnoho her mezi boty a podá o nich zprávu',
      details: [
        'Odehraje mnoho her mezi boty a vypíše jejich délku, body, podíly výher s 95% intervaly spolehlivosti, rozhodnutí a to, co nebylo nikdy použito. Stejné semínko dává stejné výsledky.',
        'S volbou --record se hraje u skutečných stolů, jejichž kostky jsou předem zavázané a dají se ověřit; jsou to jiné hry než bez ní.',
      ],
      flags: {
        games: 'kolik her; jinak 1000',
        players: 'kolik hráčů; jinak 4, nebo kolik hra dovolí',
        seed: 'libovolný text nebo číslo; jinak náhoda',
        bots: 'jeden pro všechna místa, nebo pro každé jeden; s každou hrou se posunou o místo dál',
        options: 'volby hry; vypíše je krcma sim <hra> --help',
        json: 'všechna zjištění jako JSON',
        record: 'do této složky zapíše záznam každé hry',
      },
    },
    replay: {
      summary: 'převypráví zaznamenanou hru',
      details: ['Přehraje záznam, zkontroluje každou odpověď a vypíše, co se dělo a jak pak stůl vypadá.'],
      flags: {
        to: 'zastaví se před touto odpovědí',
        viewer: 'číma očima: místo počítané od 0, spectator (divák), nebo all-seeing (vševědoucí; po konci hry samo)',
      },
    },
    verify: {
      summary: 'dokáže, že je záznam celý a kostky poctivé',
      details: [
        'Dokáže, že je záznam celý, že každá odpověď byla dovolená, že semínko je to, ke kterému se stůl při otevření zavázal, a že z něj pochází každý hod a každé dobrání. Není-li tomu tak, končí s kódem 1.',
      ],
      flags: {},
    },
    bench: {
      summary: 'měří jádro',
      details: ['Měří, jak rychle jádro hraje, kopíruje, ukazuje a obnovuje hru.'],
      flags: { json: 'naměřené hodnoty jako JSON', quick: 'jen zkusí, že všechno běží; nic nezapíše' },
    },
    ladder: {
      summary: 'měří, jak silní jsou boti',
      details: [
        'Nechá úrovně botů hrát proti sobě, každou sestavu se stejnými kartami ve všech pořadích u stolu, a podíly výher i hodnocení s intervaly uloží do docs/ladder.md. S nejsilnějšími úrovněmi to trvá hodiny; odehrané partie se ukládají každou minutu.',
      ],
      flags: {
        players: 'kolik jich hraje; jinak 2',
        games: 'kolik partií sehraje každá sestava; jinak 400',
        rungs: 'kdo hraje: random, apprentice, greedy, journeyman, master, grandmaster',
        seed: 'od kterého čísla se rozdávají karty a hází kostky',
        options: 'jak je hra nastavená',
      },
    },
    train: {
      summary: 'učí boty hru tím, že ji hrají',
      details: [
        'Nechá hru hrát proti sobě samé a svým dřívějším podobám, učí se z toho, jakou má co cenu, a zapisuje to do games/<hra>/mind/weights.json. Každá generace řekne, kolik z konečných náskoků nepředvídá a jak často poráží tu předchozí. Lze ji zastavit a pokračuje po poslední dokončené generaci; totéž semínko dá tytéž váhy, ať běží v kolika vláknech chce.',
      ],
      flags: {
        generations: 'kolik generací; jinak 12',
        games: 'kolik partií v generaci slouží k učení cen; jinak 2000',
        searches: 'kolik partií s prohledáváním v každé třetí generaci; jinak 12',
        matches: 'kolik partií proti předchozí generaci; jinak 400',
        seed: 'které partie se hrají; jinak 1',
        threads: 'kolik jich běží zároveň; jinak tolik, kolik je jader',
        anew: 'začne znovu, ať už je naučeno cokoli',
      },
    },
    rules: {
      summary: 'vypíše pravidla hry, která žádný test nejmenuje',
      details: [
        'Přečte označení pravidel v games/<hra>/RULES.md, hledá je v názvech testů v games/<hra>/test a vypíše ta, která žádný název neuvádí. Je-li takové, končí s kódem 1.',
      ],
      flags: {},
    },
    scenario: {
      summary: 'zkontroluje scénář, který někdo vytvořil, a nechá ho zahrát boty',
      details: [
        'check přečte scénář ze souboru, ať uložený, nebo jako holý záznam, a vypíše, co o něm jeho hra říká, vždy i s místem; nedá-li se hrát, končí s kódem 1.',
        'try ho nechá zahrát boty, kteří táhnou hned, a ohlásí, jestli hry končí, čím a ve kterém kole, kdo vyhrává, které cíle se plní a co se nikdy nepoužije. Stejné semínko dá stejné hry. S --record se dá na každou hru podívat: krcma replay.',
      ],
      flags: {
        game: 'které hry scénář je, pokud to v souboru nestojí',
        players: 'kolik hráčů hraje; pokud neurčíte, tolik, kolik jich scénář nejvýš bere',
        games: 'kolik her; pokud neurčíte, 50',
        seed: 'libovolný text nebo číslo; pokud neurčíte, náhodné',
        json: 'vše zjištěné jako JSON',
        record: 'zapíše záznam každé hry do této složky',
      },
    },
    admin: {
      summary: 'určuje, kdo spravuje podnik na tomto stroji',
      details: [
        'add udělá správce z toho, kdo má dané přihlašovací jméno; nemá-li ho nikdo, založí účet a vypíše kód, kterým se dá jednou přihlásit. list vypíše správce. remove správcovství zase odebere a správce odhlásí. reset je pro každého, kdo přišel o všechny cesty dovnitř: odstraní heslo i všechny přístupové klíče, všude ho odhlásí a vypíše kód. log ukáže, co se naposledy dělo s účty.',
        'Pracuje s úložištěm serveru, který může běžet: nastavte KRCMA_DATA nebo DATABASE_URL stejně jako pro server a spusťte to pod stejným uživatelem.',
      ],
      flags: { json: 'list a log jako JSON' },
    },
  },
  wrong: {
    command: (written, known, meant) => `Příkaz ${written} není.${meaning(meant)} ${oneOf(known)}`,
    flag: (command, written, meant) =>
      `krcma${command === undefined ? '' : ` ${command}`} nezná ${written}.${meaning(meant)} Viz: krcma ${command === undefined ? '' : `${command} `}--help`,
    switched: (flag, value) => `${flag} nemá hodnotu: vynechte ${value}.`,
    noValue: (flag, takes) => `${flag} potřebuje hodnotu: ${flag} ${takes}`,
    missing: (command, what) =>
      ({
        game: `Uveďte hru: krcma ${command} <hra>`,
        file: `Uveďte soubor: krcma ${command}${command === 'scenario' ? ' check|try' : ''} <soubor>`,
        errand: `Uveďte, co se má udělat: krcma ${command} add|list|remove|reset|log`,
        deed: `Uveďte, co se má udělat: krcma ${command} check|try <soubor>`,
        login: `Uveďte koho: krcma ${command} add|remove|reset <přihlašovací jméno>`,
      })[what],
    extra: (command, written) => `krcma ${command} neví, co s ${written}. Viz: krcma ${command} --help`,
    count: (flag, written, least, most) => `${flag} ${written}: je třeba celé číslo od ${least} do ${most}.`,
    choice: (flag, written, choices, meant) => `${flag} ${written}: správně je ${or.format(choices)}.${meaning(meant)}`,
    game: (written, known, meant) => `Hra ${written} tu není.${meaning(meant)} ${oneOf(known)}`,
    players: (written, allowed) => `--players ${written}: tuto hru lze hrát v počtu ${or.format(allowed.map(String))}.`,
    option: (written, known, meant) => `--options: hra nemá volbu ${written}.${meaning(meant)} ${oneOf(known)}`,
    optionValue: (option, written, values, meant) =>
      `--options ${option}=${written}: správně je ${or.format(values)}.${meaning(meant)}`,
    setting: (reason, about) => `${reason} (${about})`,
    seats: (written, players) =>
      `--humans ${written}: místa od 0 do ${players - 1} oddělená čárkami, nebo all, nebo none.`,
    names: (given, people) =>
      `--names: zadáno ${some(given, 'jméno', 'jména', 'jmen')}, ale hraje ${some(people, 'člověk', 'lidé', 'lidí')}; boti mají jména svá.`,
    bots: (given, players) =>
      `--bots: ${some(given, 'bot', 'boti', 'botů')}, ale jen ${some(players, 'místo', 'místa', 'míst')}.`,
    file: (written) => `${written} nelze přečíst.`,
  },

  welcome: {
    language: 'Jazyk / Language',
    game: 'Co si zahrajeme?',
    players: 'Kolik vás hraje i s boty?',
    rules: 'Podle jakých pravidel?',
    usual: 'podle obvyklých',
    chosen: 'vybereme si',
    people: 'Kolik lidí sedí u tohoto terminálu?',
    bots: 'Kdo obsadí ostatní místa?',
    quit: 'odejít',
    bye: 'Přijďte zas.',
    count: players,
    here: (people) => (people === 0 ? 'nikdo: dívat se na boty' : some(people, 'člověk', 'lidé', 'lidí')),
    name: (player) => `Jméno hráče ${player}?`,
    goOn: (game, names, given) => `Pokračovat: ${game} (${names}; zatím ${answers(given)})`,
  },
  noGames: 'Na polici nejsou žádné hry.',
  bots: {
    random: 'boti, kteří hrají náhodně',
    apprentice: 'učni: táhnou hned a občas něco přehlédnou',
    greedy: 'boti, kteří berou, co vypadá nejlépe',
    journeyman: 'tovaryši: chvilku přemýšlejí',
    master: 'mistři: promýšlejí hru dopředu a nic vám nedarují',
    grandmaster: 'velmistři: jako mistři, a celé vteřiny',
  },
  player: (number) => `Hráč ${number}`,
  bot: (seat) => ['Bára', 'Matěj', 'Dorota', 'Vašek', 'Johana', 'Kryštof', 'Anežka', 'Šimon'][seat % 8] ?? 'Bot',

  curtain: (name) => `Zařízení si teď bere ${name}.`,
  offers: 'Kdykoli:',
  onlyOffers: 'Teď se vás nikdo na nic neptá.',
  change: '(změnit odpověď)',
  log: 'Co se stalo',
  turnTo: 'Kdo chce něco udělat?',
  keys: {
    undo: 'zpět',
    log: 'záznam',
    hint: 'rada',
    offers: 'kdykoli',
    standing: 'trvalé odpovědi',
    turnTo: 'předat jinému hráči',
    quit: 'uložit a odejít',
    back: 'vrátit se',
  },
  thinks: (name, share) => `${name} přemýšlí… ${Math.round(share * 100)} %`,
  hint: {
    title: 'Co by udělal mistr?',
    master: 'Mistr',
    choice: (answer, value, visits) =>
      `${Math.round(value * 100)} ze 100: ${answer} (${some(visits, 'pokus', 'pokusy', 'pokusů')})`,
    leave: 'nedělat nic',
    none: 'Tady není co zvažovat.',
  },
  consent: {
    question: 'Tím se vezmou zpět i hody, spatřená tajemství nebo to, co mezitím udělali ostatní. Souhlasí všichni?',
    yes: 'Ano, vzít zpět',
    no: 'Ne, nechat být',
  },
  standing: {
    question: 'Co se má na tuhle otázku odpovídat za vás, bez ptaní?',
    howLong: 'Do kdy?',
    forGood: 'dokud to nevezmu zpět',
    always: (answer) => `Vždy: ${answer}`,
    until: (sentence) => `než se znovu stane něco takového: „${sentence}“`,
    takeBack: (question) => `Zase se mě ptát: ${question}`,
  },
  screen: {
    back: '↑↓ PgUp PgDn posun  jiná klávesa: zpět',
    ready: 'Až budete na místě, stiskněte Enter.',
    scroll: (above, most) => `PgUp/PgDn: řádků nahoře ${above}, dole ${most - above}`,
  },
  lines: {
    unknown: (written, items, keys) => {
      const numbers = items === 1 ? '1' : `číslo od 1 do ${items}`
      return `„${written}“ nejde; jde ${or.format([numbers, ...keys])}.`
    },
  },
  ending: {
    total: 'Celkem',
    place: 'Místo',
    won: (names) => (names.length === 1 ? `Vyhrává ${names[0]}.` : `O vítězství se dělí ${and.format(names)}.`),
  },
  kept: (path) => `Záznam je v ${path}; poctivost kostek dokáže krcma verify.`,
  left: (path) => `Stůl je uložen. Pokračovat lze takto: krcma play --resume ${path}`,

  replayed: (game, to, of) => (to === of ? `${game}, ${answers(of)}` : `${game}, odpovědi: ${to} z ${of}`),
  proven: ({ name, entries, outcomes, hash, commitment, over }) => [
    `${name}: záznam je celý a kostky jsou poctivé.`,
    `Semínko je to, ke kterému se stůl při otevření zavázal: ${commitment}`,
    `Odpovědi: ${entries.toLocaleString('cs')}, všechny dovolené. Výsledky náhody: ${outcomes.toLocaleString('cs')}, všechny ze semínka.`,
    over ? `Hra skončila; její poslední stav: ${hash}` : `Hra neskončila; její dosavadní stav: ${hash}`,
  ],
  admin: {
    done: {
      add: (login) => `${login} je teď správce.`,
      remove: (login) => `${login} už není správce a do půl minuty bude odhlášen.`,
      reset: (login) => `Účet ${login} teď otevře už jen tento kód. Do půl minuty bude všude odhlášen.`,
    },
    not: {
      malformed: (login) =>
        `${login} nemůže být přihlašovací jméno: 3 až 32 písmen a-z, číslic, teček, pomlček nebo podtržítek.`,
      unknown: (login) => `Přihlašovací jméno ${login} nikdo nemá.`,
      already: (login) => `${login} už správce je.`,
      'no-admin': (login) => `${login} správce není.`,
      'by-variable': (login) => `${login} je správce jen díky KRCMA_ADMINS: změňte ji a spusťte server znovu.`,
    },
    by: { command: 'podle krcma admin', variable: 'podle KRCMA_ADMINS' },
    none: 'Správce tu není žádný.',
    place: (place) => `V úložišti ${place}`,
    code: 'Pro jedno přihlášení, v nastavení pod „Nemohu se přihlásit“:',
    closed: (why) => `Úložiště se nedá otevřít. ${why}`,
  },
  noBench: 'Chybí packages/bench, a jen ten ví, co měřit.',
  rules: {
    summary: (game, rules, named) =>
      `${game}: ${some(rules, 'pravidlo', 'pravidla', 'pravidel')}, z toho testem pojmenovaných ${named}.`,
    missing: (rules) => `Žádný test nejmenuje ${some(rules, 'pravidlo', 'pravidla', 'pravidel')}:`,
  },
  sim: {
    title: (game, about) =>
      `${game}: ${games(about.games)}, ${players(about.players)} (${about.bots}), semínko ${about.seed}`,
    progress: (done, of, perSecond, left) =>
      `${done.toLocaleString('cs')} z ${of.toLocaleString('cs')} · ${Math.round(perSecond).toLocaleString('cs')} her/s · zbývá ${Math.ceil(left)} s`,
    lengths: 'Délka hry',
    entries: 'odpovědi',
    turns: 'tahy',
    scores: 'Body',
    everybody: 'všechna místa',
    sources: 'Body podle zdroje',
    mean: 'průměr',
    sd: 'odch.',
    least: 'min',
    most: 'max',
    seat: (seat) => `místo ${seat}`,
    rate: 'výhry',
    interval: '95% interval',
    points: 'body',
    price: 'cena',
    count: 'n',
    bySeat: 'Jak se dařilo podle místa',
    byBot: 'Jak se dařilo podle bota',
    byTrait: (trait) => `Jak se dařilo podle: ${trait}`,
    byPiece: 'Jak se dařilo těm, kdo měli na konci daný kus',
    byPieceExtremes: (shown) =>
      `Jak se dařilo těm, kdo měli na konci daný kus: ${shown} nejvyšších a ${shown} nejnižších`,
    outcomes: 'Výsledky',
    decisions: 'Rozhodnutí',
    perGame: 'na hru',
    options: 'možností',
    mentions: 'Události, které mluví o kusech',
    pieces: 'kusů',
    mostly: 'nejčastěji',
    allUsed: 'Každý kus obsahu byl použit.',
    unused: (count, pieces) => `Nikdy nepoužito (${count}): ${pieces.join(', ')}`,
    shared: (shared) => `Počet her se sdíleným vítězstvím: ${shared}; každému z vítězů se počítá jeho díl.`,
    speed: (played, seconds) =>
      `${games(played)} za ${seconds.toFixed(1).replace('.', ',')} s: ${Math.round(played / seconds).toLocaleString('cs')} her/s`,
    recorded: (written, folder) => `Ve složce ${folder}: ${some(written, 'záznam', 'záznamy', 'záznamů')}.`,
  },
  scenario: {
    title: (name, file) => `${name}: ${file}`,
    fine: 'Nic na něm není špatně: dá se hrát.',
    found: (errors, warnings) =>
      [
        errors === 0
          ? 'Dá se hrát'
          : `Nedá se hrát: ${some(errors, 'věc chybí nebo je špatně', 'věci chybějí nebo jsou špatně', 'věcí chybí nebo je špatně')}`,
        ...(warnings === 0 ? [] : [some(warnings, 'doporučení', 'doporučení', 'doporučení')]),
      ].join('; '),
    error: 'špatně',
    warning: 'doporučení',
    whichGame: (games) => `V souboru nestojí, které hry je: --game ${or.format(games)}.`,
    noScenarios: (game) => `${game} nemá scénáře, které tvoří lidé.`,
    tooLarge: (most) => `Soubor je moc velký: scénář má nejvýš ${most.toLocaleString('cs')} znaků.`,
    stuck: (game, why) => `Hra ${game} se nezdařila. Je to naše chyba, ne chyba scénáře: ${why}`,
    trial: (about) => `${games(about.games)}, ${players(about.players)}, semínko ${about.seed}`,
    ends: 'Jak hry končí',
    otherEnd: 'jinak',
    rounds: 'Ve kterém kole',
    goals: 'Podařilo se splnit cíl?',
    reached: (n, of) => `v ${n} z ${of} her`,
    bySeat: 'Kdo vyhrává',
    byTrait: (trait) => `Kdo vyhrává podle: ${trait}`,
    never: 'Nikdy nenastalo',
    allCame: 'Každé pravidlo a každá událost v některé hře nastaly.',
  },
}
