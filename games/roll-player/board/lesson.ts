import type { Face } from '@krcma/look'
import type { RollPlayer } from '../shape.ts'

/** For somebody's first game. */
export const lesson: NonNullable<Face<RollPlayer>['lesson']> = {
  en: {
    race: 'Six races, two portraits each. A race adds 2 to one attribute and takes 2 from another; a human stays as he is. Take what will suit a class you like.',
    'class-card': 'Each card has two classes. Look at the goals: a row of dice has to add up to that range in the end.',
    class:
      'Choose the side you will play. The goals say what each row of three dice should add up to, and the stars what that is worth. The ability is yours for the whole game.',
    'starting-die':
      'Touch a die in your hand, then a row. Coloured outlines are what your backstory wants there; every die in the colour of your class is a star. Nothing else happens yet.',
    initiative:
      'The lower the card, the earlier you shop; the higher, the larger the die. Look at a card to see what its die would make of your rows. A coin on a card is yours with it.',
    'place-die':
      'Put the die in a row: it goes to the first free space. The row also gives its action, once: flip, swap, change by 1, reroll, move the marker, or take a token. Beside each row you see its sum before and after, and the goal.',
    'flip-die': 'Strength: turn one die of your sheet to its opposite face, so that 1 becomes 6, or decline.',
    'swap-first': 'Dexterity: two dice of your sheet change places. Good for the backstory. Touch the first one.',
    'adjust-die': 'Constitution: touch the upper half of a die for one more, the lower half for one less.',
    'reroll-die': 'Intelligence: reroll one die; afterwards you choose between the old and the new value.',
    'move-marker':
      'Wisdom: move the marker to a space beside it. In the end you get the stars of the space on which it stands.',
    take: 'Charisma: the token pays for 1 Gold in the Market of this round.',
    market:
      'Touch a card to buy it, or the strip below it to discard it for Gold. The sign on a card says how your stars would change at once. Cards you cannot pay are dimmed.',
    'skill-window': 'Between two steps you may use a ready Skill: touch it below your sheet. Otherwise pass.',
    refresh: 'Cleanup makes one of your exhausted Skills ready again.',
  },
  cs: {
    race: 'Šest ras, každá se dvěma portréty. Rasa jedné vlastnosti přidá 2 a jiné 2 ubere; člověk zůstává, jaký je. Vezměte si tu, která sedne k povolání podle vašeho gusta.',
    'class-card': 'Na každé kartě jsou dvě povolání. Všímejte si cílů: tolik má na konci dát součet kostek v řádku.',
    class:
      'Vyberte stranu, za kterou budete hrát. Cíle říkají, kolik má dát součet tří kostek v řádku, a hvězdičky, kolik je to bodů. Schopnost vám zůstane celou hru.',
    'starting-die':
      'Dotkněte se kostky v ruce a pak řádku. Barevné obrysy jsou to, co si přeje příběh; každá kostka v barvě povolání je bod. Nic dalšího se zatím neděje.',
    initiative:
      'Čím nižší karta, tím dřív nakupujete; čím vyšší, tím větší kostka. Podívejte se na kartu a uvidíte, co by její kostka udělala s vašimi řádky. Zlaťák na kartě je její součástí.',
    'place-die':
      'Položte kostku do řádku: přijde na první volné políčko. Řádek navíc jednou nabídne svou akci: přetočit, vyměnit, změnit o 1, přehodit, posunout ukazatel, nebo vzít žeton. Vedle řádku vidíte součet před a po a cíl.',
    'flip-die': 'Síla: přetočte jednu kostku na desce na opačnou stranu, takže z 1 bude 6, nebo nechte být.',
    'swap-first': 'Obratnost: dvě kostky na desce si vymění místo. Hodí se pro příběh. Dotkněte se první z nich.',
    'adjust-die': 'Odolnost: horní polovina kostky přidá jedna, dolní ubere.',
    'reroll-die': 'Inteligence: přehoďte jednu kostku; pak si vyberete mezi starou a novou hodnotou.',
    'move-marker': 'Moudrost: posuňte ukazatel na sousední pole. Na konci dostanete body z pole, na němž stojí.',
    take: 'Charisma: žeton platí na nákupu tohoto kola za 1 zlaťák.',
    market:
      'Dotykem kartu koupíte, proužkem pod ní ji odhodíte za zlaťáky. Značka na kartě říká, jak by se vám hned změnily body. Karty, na které nemáte, jsou ztlumené.',
    'skill-window': 'Mezi dvěma kroky smíte použít připravenou dovednost: dotkněte se jí pod deskou. Nebo nic.',
    refresh: 'Při úklidu se jedna vaše vyčerpaná dovednost znovu připraví.',
  },
}
