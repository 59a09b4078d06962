import { pages } from '../pages.ts'

export const chapter = pages({
  KIK0: {
    text: 'Vychovala tě nákladní kivi, celkem dvaadvacet, ve stáji u poštovní silnice. Máš po nich krok i zvyk spát na jedné noze, když tě přemůže únava. Roznášíš zásilky a žádná od tebe ještě nepřišla pozdě. Pak někdo u vrat odevzdá vejce, kropenaté, velké jako bochník, do ulice, o které žádný vozka neslyšel. Na štítku stojí písmem velmi podobným tvému: „Křehké. Tomu, koho se to týká.“',
  },
  KIK1: {
    text: 'Devět týdnů leží vejce v nejteplejším koutě stáje a nic se z něj nelíhne. Dnes večer si začne broukat. Tón je hluboký a rovný jako drát ve větru a všech dvaadvacet ptáků mu s nataženým krkem odpovídá, i ten hluchý. Nahoře na půdě, kde je slámy málo, začalo poslouchat ještě něco, co má drobné zuby.',
    a: {
      label: 'Broukat s ním',
      result:
        'Zkoušíš to níž a ještě níž, až se pod vámi chvějí prkna. Pak přestaneš. Zevnitř se ozve ťuknutí, a když spustíš znovu, další, přesně do tvého nádechu. Ptáci stáhnou krky. Ucho, které tiskneš ke skořápce, se pomalu zahřívá.',
    },
    b: {
      label: 'Zahnat kunu',
      result:
        'Kuna sejde po trámu, jako by ji někdo zval. Ty máš hřbílko, ona trpělivost a ptáci samým rozčilením kopou po každém, kdo stojí poblíž. Když se plamen lampy uklidní, leží na slámě chlupy a mezi nimi pár tvých vlasů. Na střeše si další kuny vyměňují místa.',
    },
  },
  KIK2: {
    text: 'Poštmistrová má na přepážce pět otevřených adresářů a ke každému jiné brýle. „Tu ulici vyškrtli ze všech seznamů,“ říká, „za jediný den a jedním inkoustem. Co nemá ulici, jde k nám do sklepa.“ Natočí vejce k lampě. „Jenže poštovné je zaplacené. Na tři sta let.“ Za jejími zády duní třídírna.',
    a: {
      label: 'Zeptat se na odesílatele',
      result:
        'Na to je potřeba šestých brýlí. Odesílatel je zapsán v téže ulici, o dům vedle, nebo rovnou v témže domě, podle toho, jak kdo přečte jednu kaňku. „Takže chce jenom přes chodbu,“ řekne poštmistrová a drží razítko nad lístkem do sklepa tak dlouho, že dopadne suché.',
    },
    b: {
      label: 'Odnést vejce přes třídírnu',
      result:
        'Pytle ti jedou po skluzu naproti a mezi nimi úředníci: je jich jedenáct a každý má jedno pravidlo, které vykřikne, než chňapne. Ne bez formuláře. Ne ve čtvrtek. Ne v náručí. Brodíš se. U zadních vrat ti na zádech visí čtyři visačky a vejce si brouká do taktu razítek.',
    },
  },
  KIK3: {
    text: 'Ředitel cirkusu přinesl polštář rovnou s sebou, je z fialového sametu a důlek už v něm má vytlačený. Šlo by o jediný večer, říká; plátěná bouda, lucerna, nikdo se ničeho nedotkne. Kalhoty má záplatované a živit musí devět lidí. Za ním stojí u prázdného žlabu dva sloni a dívají se na vejce jako na příbuzného.',
    a: {
      label: 'Nosit místo toho vodu slonům',
      result:
        'Beze spěchu vypijí šedesát věder a to poslední ti nechají. Když se cirkus v noci hne dál, sami od sebe se ve voze rozestoupí, až mezi dvěma teplými stěnami vznikne mezera, vystlaná slámou a široká přesně pro tebe a jedno vejce.',
    },
    b: {
      label: 'Nechat vejce vystavit',
      result:
        'Mince za pohled, každá třetí je tvoje. Celý večer se kolem šoupe fronta a smeká čepice. Muž v šedém kabátě zaplatí, stojí, zaplatí znovu a drží si u oka krejčovský metr. Když se bouda bourá, samet je vespod vlhký a vejce nebrouká.',
    },
  },
  KIK4: {
    text: 'Poznáš to po zvuku: cesta za tebou začala cupitat. Vpředu kráčí jeřáb, za ním husy, koroptve, křepelky, skřivani, všichni pěšky a podle velikosti, a poslední běží střízlík. Zastavíš se, zastaví se taky. Když vejce brouká, dívají se na své nohy. Za střízlíka se právě zařadil jestřáb, ačkoli velikostí patří víc dopředu.',
    a: {
      label: 'Jít střízlíkovým tempem',
      result:
        'Čtyřicet kroků, odpočinek, čtyřicet kroků; milníky jsou vzácné jako svátky. Do setmění napočítáš devadesát ptáků. Uloží se kolem vejce v kruzích, velcí na kraji, a kladou před tebe, co se jim ve voleti leskne. Jestřáb drží půst. Střízlík spí na skořápce.',
    },
    b: {
      label: 'Odehnat jestřába',
      result:
        'Útočí nízko, z příkopu, a ty máš v ruce jen popruh od krosny. Prach, chmýří, křik; řada se rozprchne do polí. Potom sedí jestřáb na milníku, rovná si letky a dívá se jinam. Když vykročíš, jde taky, co by kamenem dohodil, uraženě.',
    },
  },
  KIK5: {
    text: 'U zadních dveří chceš jenom polévku. Jenže kuchař, po kterém se jmenují tři jídla a jedna ulice, zahlédne, co neseš; dá tě uvést mezi měděné pánve a na prkénko vyloží celé své jmění, i s klíči od domu. Za jednu omeletu. Pánev už drží a ta drnčí o plotnu, protože se mu ruce třesou poctivou touhou.',
    a: {
      label: 'Usmažit mu ji z jiných vajec',
      result:
        'Za otevřenými dvířky kredence rozklepneš šest slepičích vajec a je z toho nejlepší čtvrthodina tvého života. Jí vestoje, se zavřenýma očima, do posledního drobku. Ví to; ví to od prvního křupnutí. „Děkuji,“ řekne, „že to nemám na svědomí,“ a pověsí pánev na hřebík.',
    },
    b: {
      label: 'Probít se z kuchyně ven',
      result:
        'Zleva naběračky, zprava pára, osm učňů s poklicemi. Vejce držíš před sebou a jim nastavíš záda. Ve dveřích kuchař přísahá při vlastním jazyku, že už žádné vejce nevezme do úst. Na ulici ti z krosny visí uzená klobása; musela se přidat cestou.',
    },
  },
  KIK6: {
    text: 'Vejce už váží jako tele a u brodu ho pokládáš na plochý kámen, aby se dalo vydechnout. Pradlena, po kolena ve vodě, ždímá jeden rukáv tak dlouho, dokud se nevynadívá. „Hýbe se, když je ti smutno?“ zeptá se. Ostatní chtějí vždycky vědět, kdy se vylíhne. Uprostřed proudu se voda vzdouvá, jako by tam něco přešlapovalo.',
    a: {
      label: 'Zkusit to',
      result:
        'Myslíš na stáj v pět ráno, na řadu hřbetů a na to jedno místo mezi nimi, které je tvoje a prázdné. Chvíli se hýbe jen řeka. Pak se vejce na kameni nakloní, opře se o tebe a tak už zůstane. Pradlena se otočí k prádlu a tluče do něj tišeji.',
    },
    b: {
      label: 'Přebrodit se s vejcem na hlavě',
      result:
        'Kde je nejhlouběji, připluje něco, co chce taky přejít: široké, mechem porostlé, s předností starší než brod. Tlačí to, tlačíš i ty a přes náklad nikdo nikoho nevidí. Pradlena vás řídí mokrým prostěradlem jako dva povozy. Když se to konečně natočí bokem, poznáš, co to nese na hřbetě: vejce.',
    },
  },
  KIK7: {
    text: 'V noci tu byli zloději. Vzali krosnu a vejce nechali v trávě; podle rýhy je vidět, kam s ním došli, než pro ně začalo být moc těžké. Teď se stydí. Celé dopoledne jdou opodál za tebou, všichni tři, i s krosnou, zatímco ty vlečeš vejce na dece. Kdykoli se otočíš, hledají houby.',
    a: {
      label: 'Pozvat je, ať nesou',
      result:
        'Dlouhý je na kopce, malý na klesání a třetí hlásí výmoly. K večeru už nikdo neříká „to vejce“, říkají „to naše“ a šeptem se přou, kdo je na řadě. Když si rozbaluješ deku, leží malý napříč přes cestu, aby kolem neprošel nějaký zloděj.',
    },
    b: {
      label: 'Získat krosnu zpátky',
      result:
        'Mezi ranami vyjde najevo, že jde o nedorozumění ohledně majetku: mysleli, že krosna nikomu nepatří, a tebe, jak spíš na jedné noze, měli za strašáka. Oni tahají za levý popruh, ty za pravý, až něco praskne a všichni čtyři sedíte. Nejmladší už vytahuje jehlu.',
    },
  },
  KIK8: {
    text: 'Máš zpoždění, poprvé v životě. Město kurýrů na to má zeď, vybílenou, s tužkou na provázku: člověk se podepíše a jde dál. Kdo se podepsat nechce, odevzdá kurýrní list, anebo o něj běží s představeným cechu. Ten už čeká na dvoře, sedmdesátiletý, v tenkých střevících, a na celé zdi po něm není ani čárka.',
    a: {
      label: 'Podepsat se a číst ostatní',
      result:
        'Píšeš drobně. Pak čteš, dokud je vidět: jeden přišel pozdě kvůli porodu, jiný o čtrnáct let kvůli dopisu, který musel nejdřív pochopit, jedna se podepisuje každé jaro, pokaždé kvůli téže třešni. Zajímavější jména neznáš. Ráno je vedle toho tvého přimalované vajíčko.',
    },
    b: {
      label: 'Běžet s představeným',
      result:
        'Aby to bylo spravedlivé, naloží si pytel písku, a je dobrý: ani krok navíc, ani dech nazmar. U třetího mostu se vejce ve spánku převalí a ty stojíš, dokud si zase pohodlně nelehne. Mohl by běžet dál. Čeká i s pytlem a ptá se, jaké to je; nic živého ještě nenesl.',
    },
  },
  KIK9: {
    text: 'Uhodil takový mráz, že sláma zvoní. Vejce máš zabalené do všeho, i do vlastního kabátu, a přesto chladne, od špičky nahoru. Nejbližší oheň hoří dole pod svahem. Sedí kolem něj vojáci s rudými rukávy a čistýma rukama, Nekrvaví, a jejich buben stojí tak blízko plamenů, že si jeho kůže tiše píská.',
    a: {
      label: 'Přisednout k jejich ohni',
      result:
        'Povíš jim, co neseš a že to nesnáší nárazy. Vymění si pohledy. Rozkaz být rychlí, tvrdí a první už dostali, být opatrní ještě nikdy. Tak to zkoušejí: jeden po druhém si berou vejce na klín a tají dech a ten největší si napřed zuje boty.',
    },
    b: {
      label: 'Utéct jim s ohněm',
      result:
        'Jedno hořící poleno stačí, když se běží. Ženou se za tebou, ani ne ve zlém, spíš ze zvyku, i s bubnem; jiskry padají do sněhu a každá zasyčí. V závětří skály kreslíš ohněm kruhy kolem sebe a vejce, až ze dřeva zbývá kousek na délku prstu.',
    },
    k1: {
      label: 'Zabroukat váš společný tón',
      result:
        'Tón, který patří jen vám dvěma, je na svém místě, trochu ochraptělý. Nejdřív hřeje jenom rty. Pak se zevnitř ozve ťuknutí a s ním teplo, skrz slámu i kabát, až sníh kolem dokola ustoupí. Lehneš si nahoru jako na pec. Nad ránem stojí na kraji sněhu dva vojáci a ty se posuneš.',
    },
  },
  KIK10: {
    text: 'Učenec leží od poledne s lupou pod vejcem a má slámu ve vousech. Ty skvrnky jsou prý písmo. Od tupého konce se ke špičce vine jediná věta a mění se; včera byla delší. Dnes zní: „ještě ne“. Za hodinu s vejcem o samotě by dal mnoho. Na schodech jeho žáci něco ohřívají v kastrůlku.',
    a: {
      label: 'Zeptat se tečkami inkoustu',
      result:
        'Kde je skořápka holá, vytečkuješ jeho nejtenčím štětcem otázku: kdo na tebe čeká? Šest dní inkoust jenom schne. Sedmého dne jsou skvrnky sesedlé kolem něj jako lidé kolem stánku. Učenec je čte dvakrát, sundá si brýle a ukáže na tebe. Stojí tam: „ty“.',
    },
    b: {
      label: 'Prodat mu s ním hodinu',
      result:
        'Hlídáš dveře s koštětem a žáci se hrnou po schodech, oknem i komínem, každý s hroudou vosku na otisky. Když hodina uplyne, učenec platí a nezvedne oči. Na jednom boku, na šířku dlaně, skvrnky chybějí; skořápka je tam tak tenká, že za ní vidíš něco ucuknout.',
    },
  },
  KIK11: {
    text: 'Dva národy snily o vejci v tutéž noc: ten nalevo od cesty jako o slunci, ten napravo jako o konci. Oba přišly s prapory a s babičkami. Od rozednění stojí tváří v tvář a ulička, kterou ti nechaly, je široká na jedno vejce. Zatím nikdo ničím nehodil. Na obou praporech je táž kulatá skvrna, jen látka je jiná.',
    a: {
      label: 'Nechat obě strany zaklepat',
      result:
        'Postavíš vejce doprostřed a ukážeš, jak zlehka se to dělá. Zaklepe muž zleva, žena zprava, potom děti, až je z toho fronta, ve které se už nepozná, kdo odkud přišel. Všem odpovídá stejně: dvě ťuknutí a pauza jako otázka. Přes cestu putuje hrnec s polévkou.',
    },
    b: {
      label: 'Prorazit mezi prapory',
      result:
        'Skloníš hlavu, obejmeš vejce a jdeš, skrz žerdě, lokty a názory. Někdo tě přetáhne holí, něčí babička přetáhne jeho. Ulička se za tebou zavře a prapory, které u sebe nikdy nebyly tak blízko, vítr zamotá do sebe. Je to trapné. Tahají za ně. Pak je nechají viset, a už to trapné není.',
    },
  },
  KIK12: {
    text: 'Za zatáčkou stojí na cestě tvoji ptáci, všech dvaadvacet, a nikdo jim neřekl kudy. Ocasy mají ožehlé. Nejstaršímu visí na krku zvonec ze stáje, z jedné strany černý, a tak víš, že stáj už není. Přišli za tebou na spálených nohou. Nestěžují si; dívají se ti přes rameno na vejce a počítají ho k sobě.',
    a: {
      label: 'Ošetřit jim nohy',
      result:
        'Je jich čtyřiačtyřicet. Padne na to všechna mast, sádlo i podšívka kabátu a klečíš tak dlouho, že se ptáci střídají v tom, kdo tě bude držet zobákem za límec. S poslední nohou přichází ráno. Mezi jejími prsty vězí kamínek, který žár vytavil do průhledna.',
    },
    b: {
      label: 'Vypátrat žháře',
      result:
        'Stopa je snadná: saze, potom křídový kříž na sloupku a nakonec muž, který si z šedého kabátu obírá pírka. V kapse má ceník: ocasní pera, letky, chmýří na váhu. On se prát neumí a ty také ne. Potom leží ceník v louži a ceny se vpíjejí jedna do druhé.',
    },
    k1: {
      label: 'Počkat na divoké ptáky',
      result:
        'Divocí ptáci, kteří létají všude, kudy chodíš, se snesou, rozhlédnou se a rozestoupí podle velikosti; vedle každého ožehlého je mezera a hned nato soused. Střízlík si vezme nejstaršího. Mladé kivi z konce řady ti vsune krk pod popruh a čeká na náklad.',
    },
  },
  KIK13: {
    text: 'Zak dal u silnice postavit stůl a dvě židle a ze zdvořilosti sedí na té horší. „Obchoduji s tím, co lidem schází,“ říká. „Vychovalo tě jich dvaadvacet a nikomu z nich neříkáš mámo. Já mám jméno té tvojí. Stojí jedno vejce.“ Z levého rukávu mu vykukuje růžek složeného papírku, docela malého.',
    a: {
      label: 'Odmítnout a zeptat se na jeho matku',
      result:
        '„Ne,“ řekneš. „A jak se jmenovala ta tvoje?“ Otevře ústa jako člověk, který má každou odpověď na skladě. Podívá se do levého rukávu, do pravého a pak hezkou chvíli na ubrus. Odchází brzy. Chléb zůstane na stole a židle je velmi úhledně zasunutá.',
    },
    b: {
      label: 'Vzít mu papírek z rukávu',
      result:
        'Stůl se převrátí a zpoza živého plotu vyběhnou dva šedokabátníci, kteří tam celou dobu stáli. Chytíš loket, manžetu, papírek. Stojí na něm úhledným písmem „pták“ a nic víc. Zak si oprašuje kolena. „Je to pravda,“ řekne skoro dotčeně. Vejce si brouká, jako by to vědělo odjakživa.',
    },
    k1: {
      result:
        'Napřed rozvine seznam. Jsi na něm od toho cirkusu, od muže s krejčovským metrem: jméno, délka kroku a cena, nižší, než by tě napadlo, nižší než za sedlo. Smlouváš o vlastní jméno, dokud v lampě zbývá olej. Pak Zak udělá čáru a z tvé židle není vidět, jestli přes ně, nebo pod ně.',
    },
  },
  KIK14: {
    text: 'Prasklina. Slyšíš ji dřív, než ji vidíš: člověk by řekl talíř, kdesi na druhém konci domu. Táhne se přes skořápku, není delší než prst a v nejširším místě je oko. Oko si všechno jednou prohlédne, nebe, cestu, bodlák, tebe; u bodláku se zdrží nejdéle. Pak se zavře a za prasklinou je slyšet už jen dech.',
    a: {
      label: 'Ukázat mu, co stojí za to',
      result:
        'Celý den nosíš vejce po špičkách, prasklinou dopředu, a ukazuješ mu studnu, výheň, dva lidi, kteří se právě smiřují, zvon zevnitř. Vlastní výběr tě překvapí; hory v něm skoro chybějí. Pokaždé se oko jednou otevře. Večer se otevře samo, kvůli tvým botám.',
    },
    b: {
      label: 'Zacelit prasklinu',
      result:
        'Tady na cestě, mezi dvěma povozy, se to líhnout nemá. Hedvábím a bílkem ze slepičího vejce, za který se předem omluvíš, kladeš pruh přes pruh a každý tiskneš, dokud nedrží. Zevnitř někdo tiskne naproti, stejnou silou. Nakonec je oko za hedvábím jako lampa za záclonou.',
    },
  },
  KIK15: {
    text: 'V půli svahu rozhodnou kolena. Vejce už má váhu zvonu z věže a dál se s ním dostaneš, jen když tu zůstane všechno, co není vejce: kotlík, deka, náhradní boty, plechovka se stvrzenkami za každou zásilku, která ti kdy prošla rukama. O seník se opírají sáně, místa je na nich pro všechno, jen kůň k nim chybí.',
    a: {
      label: 'Nechat tu všechno, se štítkem',
      result:
        'Deku složíš roh na roh, na ni kotlík, před ni boty jako k posteli, navrch stvrzenky, seřazené podle let. Nakonec štítek: tomu, koho se to týká. Kousek pod vrcholem tě dožene udýchané dítě s chlebem od někoho, komu ty boty padly.',
    },
    b: {
      label: 'Táhnout sáně celou noc',
      result:
        'Všechno jde na sáně a ty do popruhů. Noc je strmá, provaz se zařezává a po sanicích chňapou zprvu psi ze statku, později něco většího, co neštěká. Kolem třetí jede náklad lehčeji, než by měl. Uvnitř, krok co krok, někdo táhne s tebou.',
    },
  },
  KIK16: {
    text: 'Ta ulice existuje. Leží v bezejmenném městě mezi dvěma jinými, zametená a tak úzká, že ji seznam snadno přehlédne. Na devátých dveřích je tvé jméno; barva je stará. Na prahu čeká Ilvana, poslední písařka, s dodacím listem, který žloutne tři sta let. „Přesně na čas,“ řekne. Na druhém konci ulice čtou muži v šedém čísla domů.',
    a: {
      label: 'Předat vejce proti podpisu',
      result:
        'Ilvana přečte list nahlas, i to drobné, a podepíše ho za zákazníka s dnešním datem, na které se tě musí zeptat. Společně přenesete vejce přes práh a u žádné jiné zásilky prstům netrvalo tak dlouho, než ji pustily. „Pojď dál,“ řekne, „člověk to přece chce vidět.“ A zamkne na dva západy.',
    },
    b: {
      label: 'Nechat si vejce: adresát jsi ty',
      result:
        '„Tomu, koho se to týká,“ řekneš. „Týká se to mě.“ Ilvana se podívá ze štítku na dveře a ze dveří na dodací list. V kolonce „příjemce“ stojí vybledlým inkoustem a tvou vlastní rukou tvé jméno, v kolonce „cena“ nic. Vydechne. Tři sta let nesměla napovídat.',
    },
    c: {
      label: 'Utíkat s ním',
      result:
        'Šedokabátníci se dočetli k tvému číslu. Létá křída, ruce chňapou po popruzích a Ilvana na prahu razítkuje dodací list: „na cestě“. Tři sta let se tyhle ulice zametají. Teď v nich zůstávají šlépěje, tvoje, a do každé padá drobek skořápky.',
    },
    k1: {
      label: 'Zabroukat',
      result:
        'Zabroukáš tón, který skořápka zná. Vejce se přidá a pak se za dveřmi s tvým jménem přidá ještě někdo, potichu, jako když člověk dlouho cvičí o samotě. Ilvana svěsí ruku s dodacím listem. „Tam přece nikdo není,“ řekne. Dveře se otevřou dovnitř, do slámy, ranního světla a prostoru.',
    },
  },
  KIK17: {
    text: 'Zákazníkův stůl je obyčejný kuchyňský, vydrhnutý, jednu nohu má podloženou složeným formulářem. Vejce se na něm otevře, beze spěchu, jako dopis. „Objednala to celá kancelář, jednou, když nebylo co dělat,“ říká Ilvana. „Něco nového. Nikdo nevěděl, co za to účtovat.“ Pro to, co tu sedí, ještě není slovo; na krajích je to mokré a rozhlíží se to, kdo bude hodný.',
    a: {
      label: 'Zůstat a nosit mu poštu',
      result:
        'Má toho k odeslání hodně: nejdřív zaklepání, pro sousedy, potom obrázek boty, potom vůni, dobře zabalenou, všem ze seznamu, který ještě není. Ilvana založí čistou knihu. Každé ráno v šest vycházíš s plnou krosnou, a kam dojdeš, tam stojí někdo u vrat a ptá se, co je nového.',
    },
    b: {
      label: 'Jít pro další zásilku',
      result:
        'Kdo zůstane na večeři, přijde s další zásilkou pozdě. Strčíš do kapsy podepsaný list a utáhneš prázdné popruhy, které na tobě visí jako půjčené šaty. Ohlédnout se tě napadne až na rohu. Stojí to ve dveřích, pod tvým jménem, a mává tím, co na to má. K městské bráně jdeš pozpátku.',
    },
  },
  KIK18: {
    text: 'Vylíhne se to k ránu, v bezejmenném městě, bez jediného zvuku. Ve slámě leží skořápka složená jako ubrousek a vedle ní něco, pro co nemá slovo ptačí řeč ani ta tvoje. Podívá se to na tebe a má jasno: jsi jeho máma. S tím máš jistou zkušenost, z druhé strany. Člověk se nehýbe, hřeje a nic nevysvětluje.',
    a: {
      label: 'Postavit stáj',
      result:
        'Nikdo neví, jak veliké to bude, takže hlavní je místo. Ze dveří prázdných domů jsou dobré žlaby. První večer si to stáj projde kout po koutu, postaví se doprostřed, přitáhne k tělu to, čemu odteď říkáš noha, a na té druhé usne. Stojíš vedle a děláš totéž.',
    },
    b: {
      label: 'Učit mládě létat',
      result:
        'Nákladní kivi nelétají a ty také ne; zdědit se po nich dá jenom rozběh. Vyšší střecha než palácová tu není. Skočíš napřed, protože tak se to učí: taška, okap, vzduch. V půli cesty se mezi tebe a ulici vsune stín a mávne, zprvu tím nesprávným. Dole Ilvana pro jistotu roztahuje ubrus.',
    },
  },
  KIK19: {
    text: 'V plném běhu, mezi dvěma kroky, se to vylíhne: skořápka odpadává po kusech a šedokabátníci za tebou po nich kloužou. Co ti zbylo v náručí, se odrazí, je to před tebou, je to rychlejší než ty; tři ulice bezejmenného města za tím utíkáš s prázdnýma rukama. Pak se to zastaví, otočí a vrátí. Cestou to povyrostlo. Vezme tě to za límec.',
    a: {
      label: 'Držet se',
      result:
        'Obejmeš oběma rukama to, co je asi krk. Jedna šedá ruka se s vámi veze za tvou levou botu až k okapu a nad balkonem se pustí. Potom už je jen vítr. Dole leží ulice, kabáty a celé město, malé jako dodací list, a na jeho okraji někdo mává razítkem.',
    },
    b: {
      label: 'Pustit se nad stájí',
      result:
        'Celou noc letí nad cestami, které máš v nohou, a za úsvitu poznáš jedna vrata. Pustíš se. Střecha chybí právě tam, kam padáš: sláma, peří, vůně, jaká není nikde jinde. Do zad tě tlačí něco tvrdého, převázaného motouzem, s tvou adresou. Nad dírou krouží to nové a brouká si.',
    },
  },
})
