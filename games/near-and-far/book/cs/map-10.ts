import { pages } from '../pages.ts'

export const chapter = pages({
  130: {
    text: 'Knihovna, která tu před jedenácti sty lety shořela, raší znovu. Police má z kapradí a knihy jsou ještě svinuté v pupenech, na hřbetech trochu chmýří. Knihovnice chodí podél řad s konvičkou a prosí tě, ať mluvíš tiše. Některé se otevřou moc brzy, šeptá, a pak v nich není nic než předmluva.',
    a: {
      label: 'Přečíst pupen bez otevření',
      result:
        'Potěžkáš ho, přiložíš k uchu, všimneš si, kam se naklání a kde kope. Kuchařka, řekneš; vzadu jsou knedlíky. Knihovnice ji zapíše do katalogu, vyplatí ti lektorské a ještě týž večer podle tebe vaří. Pupeny na policích se otáčejí za hrncem.',
    },
    b: {
      label: 'Uříznout ten nejzralejší',
      result:
        'Stonek je silný jako zápěstí a listy kolem se ohánějí. Když nůž projde, kniha vykřikne jako pant. Stránky ještě nemá, ale mezi deskami leží, co do ní kdosi před požárem schoval. Knihovnice obvazuje pahýl záložkou.',
    },
    k1: {
      result:
        'Na horní polici hnízdí vrány a účet mají s sebou. Postrčí přes okraj jednu knihu a ta ti dopadne k nohám dokořán otevřená, roky před časem, a přece úplná, a ve hřbetě má něco těžkého. „Vyrovnáno,“ řekne nejstarší. „Vyrovnáno,“ opakuje celá řada. Jiné slovo neumějí.',
    },
  },
  131: {
    text: 'To, co vypadalo jako zalesněný kopec, dýchá. Mamutice tu leží jedna na druhé, dcery na matkách a matky na babičkách, docela vespod už jen kosti; vrátily se všechny najednou a není kde stát. Úplně nahoře je Stodvojka, a přesně tolik má kroužků na levém klu. Každá z nich už jednou byla poslední. Podruhé nechce být žádná.',
    a: {
      label: 'Nahlas zavzpomínat na jednu z nich',
      result:
        'Vybereš jednu ze třetí vrstvy a řekneš jen to, co se dá vyčíst: že kulhala, že ji bolel zub, že lehávala čelem k větru. Nevymyslíš si nic, ani jméno. Stodvojka poslouchá nohama. Kde skončíš, tam naváže; stoupá ti to podrážkami, celé jedno léto, a už v tobě zůstane.',
    },
    b: {
      label: 'Uříznout špičku klu',
      result:
        'Vybereš mrtvý, ale sotva se pila zakousne, odpoví hluboko dole živý, stejným tónem. Hotovo je dřív, než se kopec zvedne. Obchodníci se slonovinou platí stříbrem, slaninou a truhlou. Za soumraku jdou choboty od klu ke klu a po hmatu hledají, čí to byl.',
    },
  },
  132: {
    text: 'Pepř tu roste ještě takový, jaký byl, než ho někdo zkrotil: pálí každého, kdo do deseti kroků od něj zalže. Jeden kupec si vedle keře postavil stánek, kvůli jakosti zboží, a prvnímu zákazníkovi je pochválil. To bylo před osmi lety. Od té doby je velmi zamlklý a mezi dvěma obchody máčí jazyk v hrnku mléka.',
    a: {
      label: 'Obchodovat bez příkras',
      result:
        '„Co tě stál?“ „Čtyři.“ „A co za něj chceš?“ „Šest. Stačilo by pět.“ Je po všem dřív, než se ustálí váhy, a užasle na sebe hledíte. Za ušetřenou hodinu ti kupec vrátí minci a přidá topaz, protože jsi mu prý po chuti. Keř se ani nehne.',
    },
    b: {
      label: 'Sklízet s roubíkem v ústech',
      result:
        'Roubík ti brání cokoli říct; ukáže se, že keř se řídí i myšlenkami. Trháš poslepu, odříkáváš si k tomu násobilku a odneseš dva pytle a kouřící rukavice. Kuchaři z Kapradné platí stříbrem a gulášem. Tři dny ti slzí oči, kdykoli se někdo zeptá, jak se máš.',
    },
  },
  133: {
    text: 'Dvě oči Šestioké modly hledí zpátky, dvě dopředu a dvě na tebe; jen ty poslední někdy mrknou. Před ní klečí v cestovních šatech paní Osera, která pro Slonovinovou královnu skupuje roky, a vedle sebe má krabici na klobouky. Zestárla přes noc. Límec má pořád zapnutý na delší krk a velmi zdvořile se usmívá, jenže na nesprávný pár očí.',
    a: {
      label: 'Kleknout si k ní a zeptat se',
      result:
        '„Má paní si vyžádala všechno,“ řekne, „i roky služebnictva. Stálo to ve smlouvě. Psala jsem ji já.“ Klečíš s ní, dokud slunce nedojde k očím, které hledí zpátky, a kupodivu si přitom odpočineš. Pak ze zvyku otevře kabelku a dá ti minci za tvůj čas.',
    },
    b: {
      label: 'Vyloupnout oko hledící dopředu',
      result:
        'Pro takové případy má modla paže, šest, pomalých a čedičových. Pod pátou podklouzneš a oko svíráš v pěsti. Není v něm vidět nic než tma, trochu žmolků a hrana mince: vnitřek tvé kapsy, později. Paní Osera s námahou vstane a přikryje prázdný důlek rukavicí.',
    },
  },
  134: {
    text: 'Papoušci sedí na doslech od sebe, na každém stromě jeden, od pobřeží až na druhý konec pralesa; to je zdejší telegraf. Už týden nese jedinou větu. Někdo na trati má bohužel rýmu, a než věta dorazí do Kapradné, zbude z ní popotáhnutí, dvě samohlásky a velká naléhavost.',
    a: {
      label: 'Dojít až k prvnímu papouškovi',
      result:
        'Za dvacátým stromem, kde sedí papoušek v pletené šále, se do věty vracejí souhlásky. Ten úplně první si tě změří jedním okem. „Vojsko,“ řekne. „Čisté ruce. Jde sem.“ V Kapradné se zprávy platí podle velikosti: dva drahokamy a bochník, poslední na polici. Všichni balí.',
    },
    b: {
      label: 'Pustit do řady vlastní větu',
      result:
        '„Na ostrovech přestali dělat lana,“ řekneš nejbližšímu ptákovi. V poledne stojí provaz dvojnásobek a ty náhodou nějaký máš. Platí stříbrem, sýrem, vejci. K večeru odváže jeden muž ze stromu před domem houpačku a jde s ní na trh. Děti jdou za ním a nesou prkénko.',
    },
    k1: {
      result:
        'Racek sedí mezi dvěma papoušky a tvým hlasem říká tu jednu větu, kterou myslíš doopravdy. Telegraf rázem ztichne; i rýma je pryč. Pak ji nejbližší pták tiše zopakuje a po něm další. Ráno stojí u tvého ohně někdo v mokrých botách. Celou noc šel za tím hlasem.',
    },
  },
  135: {
    text: 'V noci vykradač hrobů mrtvého vykope. Ráno leží mrtvý zase v hrobě, drn zavřený, ruce složené, a na prsou má stvrzenku: „Vrácen jeden pán, úplný.“ Na hřebíku jich už visí čtrnáct. Že se v tomhle pralese všechno vrací, to vykradač věděl. Nevěděl, že o tom někdo vede knihy.',
    a: {
      label: 'Vyznat se s ním v účetnictví',
      result:
        'Když všech čtrnáct stvrzenek leží v trávě vedle sebe, dává to smysl: chybí jim na rubu podpis. Vykradač podepisuje s jazykem mezi zuby. Za svítání stojí na drnu košík, chléb, studené kuře, mince a lístek: „Účet uzavřen.“ S plnou pusou si poprvé přečte jméno na kameni.',
    },
    b: {
      label: 'Kopat rychleji než ráno',
      result:
        'Závodíte se světlem a skoro je to sport. Dělíte se napůl a z jámy jste venku první, s prsteny, řetízkem od hodinek a hořícími tvářemi; celé týdny ti nebylo tak dobře. Při východu slunce je mrtvý zpátky. „Neúplný,“ stojí na stvrzence. Ruce má schované pod kabátem.',
    },
    k1: {
      result:
        'Každá stvrzenka má v rohu křídový křížek a tvá bota také. K půlnoci vyjde z kapradí šedokabátník, porovná je a ukloní se: jednu věc, kteroukoli. Ukážeš na skříňku u nohou mrtvého. Přidá drahokam, aby to dalo rovnou částku, a píše. Tvoje stránka je zatím skoro prázdná.',
    },
  },
  136: {
    text: 'V poledne bitva ustane, protože je oběd. Vesničané ho nosí svým předkům v hrncích pod utěrkou; po šesti stech letech se oba kmeny vrátily a rovnou pokračovaly ve válce. Jde o kopec. Kopec mezitím rozebrali, nůši po nůši; předkové ženou útokem na rovnou louku, kde stával, a nahoře lapají po dechu.',
    a: {
      label: 'Ukázat jim, kam se kopec poděl',
      result:
        'Provedeš oba náčelníky vesnicí. Kopec je v kostele, ve zdi, ve mlýně; přikládají dlaně a každý kámen poznávají. Na prahu pekárny sedí něčí prapravnučka a loupe hrášek, přímo na vrcholu. Zeptají se, zda si k ní smějí přisednout. Ty dostaneš misku hrášku a to, co se kdysi lesklo docela nahoře.',
    },
    b: {
      label: 'Dovést jeden kmen k vítězství',
      result:
        'Vybereš si ty s lepším obědem. Ve čtyři je dobyto, pěkná rovná louka; tvůj díl je stříbro a půl ovce. Vítězové se tlačí uprostřed, kde to bývalo nejvýš, a povídají si, co je odtamtud vidět. Deset kroků pod nimi se poraženým podává polévka.',
    },
    k1: {
      result:
        'Slyšeli o tom i ti, kdo byli tou dobou po smrti: o příměří v Lávové deltě a o někom, komu uvěřily obě strany. Chtěli by totéž slovo a doprovod domů. Jdeš s oběma, do kopce a zase z kopce, po rovné trávě. Co se pod kopcem skrývalo, ti cestou vykopou.',
    },
  },
  137: {
    text: 'Dívka objímá vejce oběma rukama. Je velké jako bochník, skoro nic neváží a pták, který je snesl, vyhynul dřív, než mu mohl kdo dát jméno. Otec už postavil pánev na oheň; od neděle je dlouho. Šedokabátník ve dveřích chce jen skořápku. „Hýbe se,“ říká dívka. Nikdo se jí neptal.',
    a: {
      label: 'Sedět na něm na střídačku',
      result:
        'Nejdřív sedíš ty, pak dívka a nakonec s bručením otec; ukáže se, že to dělá dobře na záda. Večer je dlouhý. Sousedé přinesou polévku a zůstanou, jeden dá minci, aby na něj taky došla řada. O půlnoci šedokabátník odejde. Ráno se vejce kutálí za tebou až k vrátkům a dívka zvedne petlici.',
    },
    b: {
      label: 'Nepustit k němu ani jednoho',
      result:
        'Šedokabátník to zkusí zdvořile, pak nožem a pak uteče a ztratí přitom minci. S otcem je to těžší, má hlad, a tedy pravdu; nakonec si sedneš na pánev. Po chvíli uvaří kaši a tobě nechá teplé místo u kamen. Dívka jí jednou rukou. Druhou má plnou.',
    },
    c: {
      label: 'Uspořádat dražbu',
      result:
        'V deset stojí v kuchyni půl Kapradné. Skořápka jde draho, do šedých rukavic; vnitřek se dává jako přídavek. Své procento máš ve stříbře a k tomu drahokam. Křupne to a zasyčí. Dívka drží ruce pořád stejně, do kruhu, až do večera.',
    },
  },
  138: {
    text: 'Čtyřicet chórových lavic z kapradí rozvine za prvního světla listy a Kapradinová katedrála zpívá. Nikdo nediriguje; bylo tomu tak už v době, kdy tu ještě neměl kdo kleknout. Jeden hlas chybí. Souzvuk se v tom místě naklání jako stůl na třech nohách a čeká. Mezi sloupy přeměřují lavice muži se skládacím metrem.',
    a: {
      label: 'Ujmout se chybějícího hlasu',
      result:
        'Je hluboký a má málo slov: „dál“, „ještě dál“ a docela na konci „tady“. Stojíš v mezeře a držíš ho, dokud stačí dech. Souzvuk se narovná a z klenby spadne naráz všechna rosa. Cestou si všimneš, že zpíváš pořád a že jako slib to úplně stačí.',
    },
    b: {
      label: 'Vyhnat pytláky z chrámové lodi',
      result:
        'Přišli pro lavice, na objednávku: nějaký boháč chce, aby se mu zpívalo k snídani. Bijete se od sloupu ke sloupu a každá rána zazní o tercii výš, než má. Zůstane po nich svačina, záloha a sedm skládacích metrů. Sbor nevynechal ani takt. Jen amen přijde o něco rychleji než jindy.',
    },
    k1: {
      result:
        'Při tvém prvním kroku zpěv umlkne: kapradí ucítilo ruku, která kácela za peníze. Odložíš venku všechno železo, nůž, přezku, i cvočky z bot, a čekáš. Až k večeru se ozve jeden hlas a po něm další, všechny ne. U nohou ti ztvrdnou dvě kapky pryskyřice. Lidé v předsíni viděli, kvůli komu bylo ticho.',
    },
    k2: {
      result:
        'Až z Rudého hvozdu sem došel kořen a vyrostl tu v kazatelnu. V dutině pro tebe něco má. Skloní se a ohmatává ti košili, jako by hledal záplatu; včely z chrámové lodi to mají za požehnání a usedají ti na rukávy.',
    },
  },
  139: {
    text: 'Ze zeleně vyjede parní pluh, na kotli orchideje a v komíně hnízdo, vyorá kolem tebe brázdu rovnou jako podle pravítka a zajede zpátky. Jezdí tak od chvíle, kdy Kešina prababička slezla otevřít vrata. Ještěrčí strojnice zná ten mosazný štítek z vyprávění; opírá se o Naběračku, svou nákladní želvu. „Zastavit se nedá,“ říká. „Dá se jen poprosit.“',
    a: {
      label: 'Poprosit ho olejem',
      result:
        'Jdeš vedle něj s olejničkou, do každého ložiska tři kapky, slovo, tři kapky. V páté brázdě zpomalí, vydechne ventilem a spustí schůdek vyšlapaný tříprstou nohou. Keša vyleze a vytáhne tě za sebou. Do soumraku jedete na teplé mosazi; o mzdu pro oráče se rozdělíte.',
    },
    b: {
      label: 'Naskočit a zatáhnout za páku',
      result:
        'Dvakrát tě shodí. Potřetí se na páku pověsíš celou vahou, a co běželo devadesát let, se zastaví nadobro. Z komína vypadne hnízdo. Keša ti přisune truhlu zpod sedadla. Pak obchází pole, počítá brázdy a ani jednu nevynechá.',
    },
  },
  140: {
    text: 'Na jaře přišlo do pekárny v Kapradné mamutí mládě pro rohlík a lehlo si k peci. Pekař se mu zalíbil a mládě roste; pekárna ne. Když se dnes ráno převalilo na druhý bok, vzalo s sebou zárubeň. Pekař teď prodává oknem, s chobotem na rameni, a všem tvrdí, že to bude kvasnicemi.',
    a: {
      label: 'Dovést mládě ke stádu',
      result:
        'Jdeš napřed s bochníkem na tyči, za bochníkem mládě a za mládětem pekař, prý jen k mostu; pak jen k brodu. U stáda zůstane, dokud je všechny nepodrbe. Na zpáteční cestě ti někdo šlape na paty: jedno menší, ničí, a nespouští oči z chleba.',
    },
    b: {
      label: 'Prodat mládě Nekrvavým',
      result:
        'Pekař drží jeden konec, ty druhý a máš víc síly. Nekrvaví platí novými mincemi a komisním chlebem; jejich kapitán chce jezdit před bubny. Vedou je přes celé město. Na každém rohu se ohlédne po rukávech od mouky a oni musejí čekat, až se vynadívá.',
    },
    k1: {
      result:
        'Kly má ožehlé; uteklo sem z Lávové delty a tvůj pach zná odtamtud. Vést se nedá. Držíš se tedy na návětrné straně a ono jde tam, kde nejsi: přes most, ke stádu. Pekař ti odpočítá mzdu na parapet a zavře okno, kvůli průvanu.',
    },
  },
  141: {
    text: 'Po stranách Cesty klů jich stojí tři sta párů, jako patníky, a každé kolo, které projede, je rozezní. Vozkové si ucpou uši a práskají bičem. Jednomu selhaly nervy a nechal vůz u vjezdu, s nákladním kivi v postroji a s přivázaným nákladem. Na druhém konci stojí Stodvojka, šedá a docela tichá, a čeká, až někdo přijde pomalu.',
    a: {
      label: 'Jít bosky',
      result:
        'Naboso poznáš, že to není hluk, ale seznam jmen. Na konci ti Stodvojka položí chobot na tvář a čte, čelo, víčka, ústa, tak dlouho, jako se čte dopis. Pak ti jednou dýchne za límec. Když se vrátíš ke svým botám, je v nich chleba a mince, od vozků.',
    },
    b: {
      label: 'Vzít vůz a hnát ho tryskem',
      result:
        'Kivi bič nepotřebuje. Za tebou to řve jako moře a dvakrát ti přes postraňky padne kel. Kolem ní proletíš tak těsně, že její srst přejede po nákladu. Pod plachtou je truhla a kivi už se od tebe nehne. Stodvojka se zase otočila k cestě, kdyby snad někdo šel pěšky.',
    },
  },
  142: {
    text: 'Tenhle keř je starší než zvyk pít čaj. Co s člověkem udělá, nikdo neví: z těch, kdo ochutnali, jeden odjel za bratrem, druhý přetřel dveře a třetí sedí na zdi a usmívá se. Žena, která to věděla, se vrátila, se vším ostatním; je jí na čtyři tisíce let, vaří čaj v tykvi a neřekne. Tykve má dvě.',
    a: {
      label: 'Pít s ní, pohár za pohárem',
      result:
        'První chutná po dešti, druhý po kůře; u čtvrtého už to vědět nechceš. Při šestém si přisedne. Při sedmém to řekne: „Člověk dokončí, co začal.“ Čtyři tisíce let se to chystá někomu povědět. Z obrácené tykve vypadne mince, jaká se ještě nerazí.',
    },
    b: {
      label: 'Prodat ho jako něco jiného',
      result:
        'Proti bradavicím, řekneš a Kapradná platí drahokamy a koláči. Bradavice zůstanou. V každém druhém domě však té noci někdo dokončí, co měl raději nechat být: dopis, hádku, láhev. Ještě dlouho po půlnoci je slyšet, jak se kdesi rozbíjí servis, talíř po talíři, až do posledního podšálku.',
    },
  },
  143: {
    text: 'Liány drží jeden ze Zakových vozů za všechna čtyři kola; šedokabátníci vypřáhli a šli dál pěšky. Uvnitř stojí v čisté slámě krabice s úhledně psanými štítky: „smích, soudcův“, „leváctví“, „čtvrtek“. Vedle leží stíny, srolované jako koberce. Čí čtvrtek to je, tam nestojí. Když k němu přiložíš ucho, někdo uvnitř prostírá stůl.',
    a: {
      label: 'Otevřít všechny',
      result:
        'Víko za víkem odskočí; většina je pryč, než si ji stihneš prohlédnout. Leváctví shodí cestou lucernu. Čtvrtku to trvá nejdéle, i s ubrusem. V jednom městě se soudce uprostřed rozsudku zarazí, lekne se a zakryje si ústa. Ve slámě zbude mince, bez štítku.',
    },
    b: {
      label: 'Odjet s celým vozem',
      result:
        'Vysekáš kola a odjíždíš s půlkou liány ve špicích. Obchodník na rozcestí nic neotvírá: nejvíc prý mají cenu štítky. Platí stříbrem a drahokamy. Zatímco počítá, je ve „čtvrtku“ ticho. Mají prostřeno a čekají, až někdo přijde domů.',
    },
    k1: {
      label: 'Najít vlastní stín',
      result:
        'Jedna z rolí má tvou délku a na patách ještě křídu. Stín z ní vyleze celý ztuhlý, dupe nohama a prohlíží si tě jako po dlouhé cestě. Pak si lehne, kam patří. Člověk zapomene, jak moc se o něj opírá. V posledním závitu zůstal drahokam, jeho cena.',
    },
  },
  144: {
    text: 'Pod útesem se řeka sebere i se pstruhy a padá nahoru, dvě stě stop. Vedle ní stojí v suchu mosazná poštovní schránka, jakou tu žádná vesnice nikdy neměla. Místo, kde bývá jméno města, je vypilované dohladka. Štěrbina je teplá. Když se k ní skloníš, ozve se zevnitř klepání: třikrát, pauza, třikrát.',
    a: {
      label: 'Strčit dovnitř ruku',
      result:
        'Na celou délku paže tam není nic. Pak tě uchopí jiná ruka, stará a hubená, na dvou prstech inkoust, a tiskne tu tvou déle, než bývá zvykem; hřeje a je ti líto, když přestane. Nato zúřední, podá ti složený papír a po něm, minci za mincí, zpáteční poštovné.',
    },
    b: {
      label: 'Vybrat schránku',
      result:
        'Záklopka kouše, zámek vydrží šest ran a pak se ti sypou na boty: dopisy do jednoho města, za tři sta let, některé s penězi, jeden s klíčem a s místem, kam patří. Co necháš ležet, odnáší vodopád nahoru, list po listu. V prázdné schránce to klepe: třikrát, pauza.',
    },
  },
  145: {
    text: 'V Jantarové tůni se nic nečeří. Až po okraj ji plní něco mezi medem a okenním sklem, na dotek chladné, a komár v ní má zvednutou jednu nohu. Hlouběji je vidět přání, jediné, přesně ve chvíli, kdy se vyslovuje. Kdo se přijde podívat, dá se uvázat na provaz. Člověk by tam mohl spadnout, a vydržel by.',
    a: {
      label: 'Podívat se dolů',
      result:
        'Kuchyň, lampa, žena a dva synové, každému drží ruku na hlavě. Řekne to skoro bez hlasu, netrvá to déle než přistřihnout knot. V okně za ní, velice daleko, začne hořet řeka. Vytáhnou tě a nakrmí. V pěsti tě hřejí dva kousky jantaru.',
    },
    b: {
      label: 'Vylomit kus jantaru',
      result:
        'Každý klín jantar sevře a nepustí; potřebuješ jich tucet. Kus povolí, jako když se vytáhne zátka. Uvnitř sahá něčí ruka po peru a chybí jí coul. Muži s provazem ti dají chleba a minci. Večer ho podržíš proti ohni. Pořád je to coul, nebo o něco míň.',
    },
    k1: {
      result:
        'Podržíš nad ní ten list. Dole je přání, na papíře cena; tah za tahem na sebe lehají a kryjí se, písmeno s písmenem. Teď víš, kdo to psal: žádný král, jen jedna úřednice, a pero se jí zachvělo jednou, v posledním slově. Ode dna se něco uvolní a jantar to u okraje vydá.',
    },
  },
})
