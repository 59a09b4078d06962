import { pages } from '../pages.ts'

export const chapter = pages({
  81: {
    text: 'Pod Žebry leviatana stojí šedesát domků a každý má kouřovou rouru přivázanou ke kosti. V poledne kostra zapraská od hlavy k ocasu, jako by se chtěla nadechnout, a celá vesnice odloží lžíce i jehly a nadechne se s ní. Ještě nikdo se tu nezadýchal, říká pekař. A taky tu ještě nikdo nespěchal.',
    a: {
      label: 'Dýchat s nimi',
      result:
        'První nádech chutná po soli, druhý po ničem. Při třetím uslyšíš, nač kosti čekají: na příliv. Byly by rády, kdyby jim někdo řekl kdy. Stará žena ti to vyčte z tváře a podá ti flétnu z rybí kosti. Na odpověď.',
    },
    b: {
      label: 'Uříznout řezbářům špičku žebra',
      result:
        'Pila si vezme hodinu. Vesnice pod tebou nedýchá; děti postávají s nafouknutými tvářemi. Když špička spadne do slámy, všichni vydechnou naráz a ten poryv vynese piliny nad střechy. Řezbáři ti pak natřou ramena olejem.',
    },
  },
  82: {
    text: 'Rackům to nikdo neřekl. Krouží nad bílou plání, vyhlédnou si místo, složí křídla a vrhnou se střemhlav dolů; pokaždé to krátce a tupě žuchne. Děti mezi nimi chodí s košíky, sbírají omráčené ptáky a rovnají je do řad, zobáky na jednu stranu. Z deseti racků, říká nejstarší holčička, to sedm zkusí znovu.',
    a: {
      label: 'Rozprostřít modré prostěradlo',
      result:
        'Přikolíkuješ ho k zemi a třeseš jedním cípem, aby se vlnilo. Dosedají nohama napřed, jeden po druhém, chvíli marně pádlují a pak po sobě koukají. Holčička jich napočítá devatenáct, všechny živé. K večeru visí na šňůrách po celé osadě samé modré prádlo.',
    },
    b: {
      label: 'Skoupit košíky pro kuchyně',
      result:
        'V půli cesty k pecím se racci proberou a ty držíš víka oběma koleny. Kuchaři platí dobře; maso prý chutná po překvapení. U zadních dveří stojí nejstarší holčička a ptá se, jestli mezi nimi nebyl jeden kulhavý.',
    },
    k1: {
      result:
        'Mezi racky stojí vrána a předvádí jim, jak se to dělá: napřed se podívat, dosednout, jít. Řada za řadou to po ní opakují. Kývne na tebe a zpoza kýlu přiklusá zatoulané nákladní kivi s brašnami plnými sušených šprotů. To budou úroky. O dluhu nepadne ani slovo.',
    },
  },
  83: {
    text: 'Olověné boty, měděná přilba, na každý pomalý nádech jeden krok: po suchu jde potápěč v plné výstroji. Za ním táhne muž dvoukolák s pumpou, točí klikou a odvíjí hadici. Vrak, ke kterému mají namířeno, leží míli odtud na boku, suchý jako stodola. „Buď se to dělá pořádně,“ řekne muž u pumpy, „nebo vůbec.“',
    a: {
      label: 'Celý den točit klikou pumpy',
      result:
        'K poledni chytneš rytmus. Večer se potápěč vynoří, to jest posadí se a dá se odšroubovat, a diktuje hlášení: dvaadvacet žeber, dva tisíce nýtů, jedenapadesát lžic, jedna ohnutá. Pod poslední lžicí ležel zelený kámen. Je zapsaný na tvé jméno.',
    },
    b: {
      label: 'Dostat se k vraku dřív',
      result:
        'Stejný nápad mají dva lovci vraků a vymluví jim ho teprve plocha vesla. Zádí vyneseš zapečetěnou truhlu. Za soumraku dorazí ti druzí a v okénkách je vidět měděnou přilbu, jak prochází kajutu za kajutou a pomalu hledá, co tam už není.',
    },
  },
  84: {
    text: 'Zdejší pepř se zalévá slzami. Od terasy k terase chodí obchodník se stojánkem lahviček seřazených podle důvodu: dole cibule, nad ní bolest zubů, svatby, loučení. Horní řada je prázdná. Za tenhle druh, řekne a jednu ti odzátkuje, aby bylo vidět na dno, dají pěstitelé cokoli; stačí kapka a pepřovník rodí dvakrát.',
    a: {
      label: 'Prodat mu skutečný důvod',
      result:
        'Povíš mu to i se jménem a s počasím. Obchodník poslouchá se zátkou v prstech a nakonec je v lahvičce kousek i z jeho. Postaví ji do horní řady bez štítku. Dolů mezi pepřovníky se ti dýchá lehčeji než nahoru.',
    },
    b: {
      label: 'Rozplakat obchodníka',
      result:
        'Zkroucená paže nestačí; stužka jeho dcery nad řeřavým uhlím ano. První lisování, říkají tomu pěstitelé, přeplácejí se a na nic se neptají. Když se ohlédneš, leze mezi pepřovníky po čtyřech a sbírá zátky.',
    },
  },
  85: {
    text: 'Nábřeží Suchého přístavu ční šest sáhů nad pískem. Stojí na něm stůl, vlajka a seznam posádky: kapitánka Šreja nabírá lidi a za ní čeká na válcích Trpělivost. Dvacet let dostává posádka plat v příslibech vody. Ptají se tě, co je nového na cestách, a polovina přistoupí blíž, aby lépe slyšela.',
    a: {
      label: 'Podepsat se do seznamu posádky',
      result:
        'Inkoust tu ředí slinami, nic jiného není. Šreja přečte tvé jméno nahlas lodi a stiskne ti ruku; ta její je samá sůl a provaz. Tvoje záloha není příslib: vyloupne rudý kámen ze záďové svítilny a ta má od té chvíle jedno oko tmavé.',
    },
    b: {
      label: 'Odejít s posádkou',
      result:
        'Bocman zatarasí lávku, ale rány myslí vážně jen napůl. Jednatřicet námořníků sejde bosky na písek; boty zůstanou na palubě v řadě, špičkami k přídi, jak se sluší, když se opouští loď. Jeden z nich srovná krok s tvým. Šreja salutuje botám.',
    },
  },
  86: {
    text: 'Číslo domu a hloubka, víc listonoš nepotřebuje. Chodí v nepromokavém plášti od rozvaliny k rozvalině, od čáry bývalé hladiny spustí olovnici, kývne a strčí dopis pod kámen. „Lidé se stěhují,“ říká, „adresy ne.“ Navrchu v brašně má jeden pro karavanu a třikrát na něm stojí jeho rukou: hloubka neuvedena.',
    a: {
      label: 'Převzít kus jeho pochůzky',
      result:
        'Sedm sáhů, druhé dveře vlevo, pozor na úhoře. Z úhoře je dnes jen skvrna na zdi, a přece se jí vyhneš jako všichni před tebou. Když i poslední dopis leží pod kamenem, otiskne ti listonoš na hřbet ruky razítko: doručeno.',
    },
    b: {
      label: 'Otevřít ty tlusté',
      result:
        'Za zdí je rozřízneš: stavební plány, kadeř vlasů, ovocný chléb ve voskovaném papíře, peníze dávno potopené banky. Zbytek zalepíš rozžvýkanou střídkou. Večer listonoš potěžká brašnu, zamračí se a potěžká ji ještě jednou.',
    },
    k1: {
      result:
        '„Sabra Ilenová,“ řekneš. „Hloubka na dlaň písku.“ Jinak doručit nejde, a tak ti listonoš dopis přečte. Otec ji prosí, ať se obrátí; a neposlechne-li, ať to, co je pod třetím schodem, připadne tomu, kdo čte. Převzetí stvrdíš tužkou.',
    },
  },
  87: {
    text: 'Zboží na Korálovém trhu leží v tom pořadí, v jakém se topilo: nejdřív kotvy, pak sudy, pak všechno, co se chvíli drželo nad vodou, a docela na konci, mezi růžovými větvemi, klobouky. Za klobouky prodává žena poslední slova lodí. Má je v ulitách; přiložit si jednu k uchu smíš, ale ne nadlouho.',
    a: {
      label: 'Koupit poslední slovo lodi',
      result:
        '„Trpělivost,“ řekne v ulitě dívčí hlas a zasměje se. Ta loď se přece nikdy nepotopila, namítneš. Žena to ví; ulitu jí vrátilo už sedm kupců. Vhodí do ní tvou minci, k ní pár svých a ještě měsíční kámen, jen aby zůstala prodaná.',
    },
    b: {
      label: 'Prodat jí nepravé',
      result:
        'To, co zamumláš do prázdné ulity, je dojemné a ke konci se to rýmuje. Zaplatí korálky a sušenými fíky a chce ještě jméno lodi. Řekneš první, které tě napadne. U klobouků odloží jeden muž to, co drží v ruce; měl na ní syna.',
    },
  },
  88: {
    text: 'Na Poli kotev jich leží čtyři tisíce a mezi jejich rameny se pasou kozy. Řetězy jsou volné, až na jeden. Ten vede rovnou dolů do písku, tak napjatý, že za bezvětří bzučí, a každých pár minut se o článek posune k východu. Něco tam dole, říká pasák, by se pořád ještě rádo nechalo unášet.',
    a: {
      label: 'Povolovat článek po článku',
      result:
        'Páčidlem a kozím lojem uvolňuješ článek za článkem, tři sta jich je, až bzučení ustane. Polem přejde kovový povzdech. Pasák, který se léta pořádně nevyspal, ti vysype kapsu do dlaně a ulehne tam, kde stojí.',
    },
    b: {
      label: 'Vytáhnout to šesti mulami',
      result:
        'Muly zaberou, země se vzedme a přídí napřed vyjede z písku loď; lampy na ní visí rovně. Posádku tvoří krabi a ti odrážejí výsadek podle předpisů. Když i poslední zacouvá do kotevního průvlaku, je kapitánská kajuta tvoje i se zamčenou zásuvkou.',
    },
    k1: {
      result:
        'Kopeš podél řetězu, až narazíš na jeho konec: kamenné zápěstí. Povíš mu o bratru na pláni, který má mezi prsty trávu a pořád se ptá. Hodinu pláče písek, pak pustí všechny čtyři tisíce kotev. V jámě zůstane, co tak pevně svíralo, a navrchu pečeť: milost.',
    },
  },
  89: {
    text: 'Solný maják už nemá pobřeží, které by hlídal. Strážce ho přesto každou noc rozsvěcí kvůli jedné lodi, která by mohla mít zpoždění. Olej došel devátý rok; pak přišly na řadu sudy, po nich postel. Dnes večer vynáší po sto osmdesáti schodech poslední židli a na každém odpočívadle se na ni posadí.',
    a: {
      label: 'Obětovat stanové tyče a slaninu',
      result:
        'Jasan hoří bíle a slanina žlutě; spolu dosvítí dál než kterákoli židle. Kolem půlnoci něco odpoví, velmi daleko, světlem: dvakrát krátce, jednou dlouze. „Zpoždění,“ čte strážce, „ale plujeme.“ Židli přenechá tobě a spí se ti v ní jako už týdny ne.',
    },
    b: {
      label: 'Odšroubovat čočku',
      result:
        'Drží se mosazného rámu, dokud mu prsty neuvolníš. Čočka je velká jako kolo od vozu a každý sklenář u cesty z ní chce díl. Z pláně se jednou ohlédneš. Nahoře hoří svíčka a čísi ruka jí pomalu otáčí.',
    },
  },
  90: {
    text: 'Bývalo to nejlepší tresčí loviště na pobřeží a dnes je to řepné pole. Stojí na něm dva rybáři se zkříženými pruty. Každý má listinu s pečetí a obě listiny jsou v pořádku; zeměměřič jen vedl hranici podle proudu. Na kraji sedí žena, která řepu zasela. Plete ponožku a čeká, až jí někdo řekne, čí ta řepa je.',
    a: {
      label: 'Nechat je lovit řepu',
      result:
        'Je to věc návnady. Na kůži z bůčku řepa nebere; na špetku kompostu zabere tak, že se prut ohne do oblouku. K večeru jsou obě sítě plné a žena si odpočítá každou třetí. Přístavní poplatek.',
    },
    b: {
      label: 'Vybrat nájem od obou',
      result:
        'Listina je listina, řekneš, a listina něco stojí. Odpovědí pruty; jsou dlouhé, ale na tohle se nehodí. Nakonec zaplatí oba, jeden měďáky, druhý solenou treskou, a jdou domů každý jinudy. Žena staví podupanou řepu zpátky do řádku.',
    },
  },
  91: {
    text: 'Ten prach na obzoru jsou vozy, čtyřicet vozů. Míří sem všechny, protože nomádská studnařka u tvých nohou narazila na jediné vlhké místo v celé pláni. Stojí v jámě po pás a ukazuje ti mokré dlaně. Tak vědro za hodinu, odhaduje. A kdo, ptá se, smí pít první?',
    a: {
      label: 'Sestavit s ní pořadí',
      result:
        'Kojenci, zvířata, zpěváci, píšete, a pak ostatní, nejmenší sud napřed. Každý vozka má před sebou někoho, komu to nemůže nepřát, a zpěváci si své místo odzpívají. Poslední, kdo se napije, ti dá oblázek, který cucal proti žízni. Za mokra je to opál.',
    },
    b: {
      label: 'Hlídat provaz před vozy',
      result:
        'Dva dny sedíš zády k rumpálu a na kolenou ti leží oj. Provaz zůstane celý a nikoho není třeba pohřbít, jen kolem dokola pukají rty. Vozkové platí chlebem a studnařka se s tebou dělí. V noci čtyřicet vozů polyká naprázdno.',
    },
    k1: {
      result:
        'Stáhne plachtu ze tří hliněných sít a na okraji každého je vypálený otisk tvého palce. I z bahna jimi teče čistá voda. Do tmy se napije všech čtyřicet vozů; studnařka pije poslední a na tvé zdraví. Náklad prvního vozu ti tu nechají, zabalený v koberci.',
    },
    k2: {
      result:
        'Jeden z vozků pozná tři síta mezi tvými věcmi. Nůž nikdo netasí, jen čtyřicet vozů sevře kruh, náprava k nápravě. Prorazíš mezi dvěma ojemi s kusem cizího nákladu v náručí. Nikdo za tebou nevolá. Studnařka přikrývá vědro oběma dlaněmi.',
    },
  },
  92: {
    text: 'Je tu tůňka, ne větší než talíř, a má příliv a odliv. Dvakrát denně stoupne o tloušťku mince, drobounkým příbojem se rozbije o kamínky na jižním okraji a zase opadne. Stará žena nad ní drží deštník. „Tohle z moře zbylo,“ říká. „Stýská se mu. V noci se mě ptá, kam odešlo to ostatní.“',
    a: {
      label: 'Vzít jednu kapku do světa',
      result:
        'Vyjmenuješ místa, která máš ještě před sebou, a tůňka vystoupí až po okraj, aby slyšela. Stará žena spočítá kapky, dvakrát, a jednu nechá sklouznout po stéble do dutého křišťálu. „Ukaž jí všechno.“ Potom zabalí na cestu chleba. Pro dva.',
    },
    b: {
      label: 'Odnést tůňku ve vědru',
      result:
        'Brání se deštníkem, a déle, než by kdo čekal. Ve vědru voda rázem ztichne jako pták pod šátkem; hostinský u cesty za ni zaplatí. V bahně leží, co skrývala. Stará žena znovu rozevře deštník, nad kulatým místem, které vysychá.',
    },
  },
  93: {
    text: 'Potopená banka má otevřeno a stojí se v ní fronta. U přepážky sedí úředník, mrtvý tak dlouho, že mu na manžetách stihli narůst a zase odpadnout svijonožci. Bance to nikdo neoznámil. S úderem desáté vyjede zásuvka, vyplatí úroky v mušlích, na kus přesně, a zajede zpátky.',
    a: {
      label: 'Uzavřít s bankou účty',
      result:
        'Do soumraku účtuješ se zásuvkou, mušli proti mušli, až oba sloupce vyjdou na nulu. Zvonek. Roleta, která před úředníkem sjede tak zlehka, jako se přitahuje peřina. Stvrzenka, a v ní zabalený tvůj honorář. Fronta si nasadí klobouky a rozejde se domů.',
    },
    b: {
      label: 'Vylomit trezor',
      result:
        'Třikrát se dveře trezoru zavřou na tvém páčidle, počtvrté se urazí a zůstanou otevřené. Lodní suchary, trocha hotovosti a docela vzadu krabička s nápisem „cena moře, v úschově“. Neváží nic. Když s ní jdeš kolem přepážky, vyjede zásuvka a nabídne ti úroky.',
    },
  },
  94: {
    text: 'Z Kapitánova hrobu trčí mosazný dalekohled, přesně ve výši očí. Starý velitel Trpělivosti se dal pohřbít vestoje, aby o nic nepřišel. Každý rok v tento den mu Šreja podává hlášení. Je tu právě teď, čepici v podpaží, a došla k devátému měsíci. „Moře nespatřeno,“ říká.',
    a: {
      label: 'Podat hlášení spolu s ní',
      result:
        'Navážeš tam, kde skončila: země po zemi, studny, střechy, kdo byl hodný a kdo za to dostal zaplaceno. Nevynecháš nic, ani svůj díl. Šreja poslouchá v pozoru. Pak si o dalekohled opře seznam posádky a zapíše tě: hlídka na stěžni.',
    },
    b: {
      label: 'Říct jí, čí přání stálo moře',
      result:
        '„Aby se tvoje loď nikdy nepotopila,“ řekneš. „A tahle země je cena.“ Mlčí tak dlouho, až jí stín dalekohledu přejde přes boty. „Já vím,“ řekne. Večer rozpustí celou jednu hlídku, každému dá minci, tobě také, a do rána ji drží sama.',
    },
    k1: {
      result:
        'Zavoláš převozníka a on připluje, písek mu syčí pod kýlem. Tohle není plavba, říká, jen přistání; tvoje převozné platí dál. Na jednu minutu je starý kapitán tady. „Pusť to, děvče,“ řekne Šreje. Zasalutuje; neposlechne. Starý ti ukáže kámen, pod kterým má úspory.',
    },
  },
  95: {
    text: 'Čajovna stojí na hraně šelfu, kde se dno láme do modrého oparu, a má výhled do hlubiny. Číšníci dodnes obsluhují v korkových vestách. Konvice je dnes studená, kuchaře přepadla závrať a leží tváří ke zdi; a u šestého stolu si jeden pán už potřetí prohledává kapsy.',
    a: {
      label: 'Zaskočit za kuchaře',
      result:
        'Na řetězu, na kterém konvice visí, je jeden článek modrý: mořská hladina. O článek výš chutná čaj po plechu, o článek níž po lítosti. Na modrém se rozvine jako bílý květ. Večer se kuchař posadí, dá ti celou dózu a recept ti pošeptá.',
    },
    b: {
      label: 'Doprovodit hosta dolů pro měšec',
      result:
        'Nechal ho ve třiceti sázích, v jiném kabátě, v jiném domě, zamlada. Jdete dolů na jednom laně a o posledních deset sáhů se s vámi přetahuje něco slepého a zubatého. Měšec visí na hřebíku. Celou cestu vzhůru dělá pán volnou paží pomalá tempa.',
    },
  },
  96: {
    text: 'Příkop je tak hluboký, že tu poledne trvá čtvrt hodiny. Na dně stojí zpříma potápěčský zvon a svítí se v něm. Dvacet let v něm žije učená žena, měří, zapisuje a má za to, že je nad ní moře. Prodavač, který jí hadicí dodává vzduch, toho má dost a podává ti měch.',
    a: {
      label: 'Pomalu jí to říct přes sklo',
      result:
        'Píšeš to prstem na okénko, zrcadlově. Čte, otře sklo ze své strany, čte znovu. Poprosí ještě o jednu noc nevědění; prosedíš ji ve světle její lampy. Ráno ti podá své zásoby a vystoupí ven se zadrženým dechem.',
    },
    b: {
      label: 'Dál jí prodávat vzduch',
      result:
        'Měch jde lehce a vzduchu je kolem dost. Každé ráno vypadne ze zpětné trubky perla zabalená do stránky měření: slanost, proud, tlak, vše beze změny. Když perly dojdou, pošle skříňku po otci. Na posledním papírku ti děkuje za věrnost.',
    },
  },
})
