import { pages } from '../pages.ts'

export const chapter = pages({
  STR0: {
    text: 'Probereš se po dešti v příkopě. Dospělým saháš sotva k opasku a celé tělo máš ze skla, v sedmi barvách. Pamatuješ si jedinou věc: světlo, a že přicházelo zleva. Husopaska ti začne říkat Střípek, nějak se na tebe volat musí. Za dne je skrz tebe vidět kousek cesty, při lampě víc, než je lidem milé. Když máš strach, cinkáš. A všude po těle máš hrany, ke kterým nic nepřiléhá.',
  },
  STR1: {
    text: 'Vedle svíček a medu prodává kaple úlomky svatého okna, na váhu a v papírovém kornoutku. Kde to okno bývalo, neví nikdo; vyoral je něčí strýc. Na důkaz pravosti zvedne kostelník proti slunci zelený střep. Na omítce se objeví zelená skvrna a v ní tvář, trochu nakřivo. Je tvoje.',
    a: {
      label: 'Sloužit týden jako oltářní světlo',
      result:
        'Stojíš na oltáři se svíčkou za zády, až do zamykání. Stařenky tě cestou kolem hladí, všechny po témž rameni, až je z něj oblázek. Sedmého večera kostelník na zelený střep dýchne a vtiskne ti ho tam, kde máš mezeru.',
    },
    b: {
      label: 'Vzít si střep v noci',
      result:
        'Mříží projdeš bokem, jako světlo. Pes vyštěkne na vlastní barvy. Ještě před plotem se střep zahřeje. Ráno je skvrna na zdi pořád zelená; kostelník na ni položí dlaň a pak se podívá, jestli pouští.',
    },
    c: {
      label: 'Zeptat se střepu, co viděl',
      result:
        'Opřeš o něj čelo. Kuchyň, dole ulice a žena, která vyhlédne pokaždé, když se na rohu ozvou kroky. Nikdy to nejsou ty pravé. Zatáhne závěs a zase ho o dlaň odhrne. Na stole stojí večer co večer dva talíře.',
    },
  },
  STR2: {
    text: 'Od chvíle, kdy ti v boku zaklapl nový střep, vidíš dvě ulice naráz. Ta horní má vozy, kopřivy a vyschlou pumpu. Pod ní jako pod ledem vede druhá: bílé obrubníky, zameteno, v poledne rozsvícené lucerny. Na každém rohu se o dlaň rozejdou a tvoje nohy se nemohou shodnout, kterou se dát. Příští nároží zatarasili vozkové, kteří se perou o přednost.',
    a: {
      label: 'Jít tou spodní ulicí',
      result:
        'Přestaneš si všímat kopřiv a držíš se obrubníku, který tu není: kolem zdí, kterými ostatní procházejí, a rovnou přes kachní rybník. Na konci vystoupají obě ulice ke stejným dveřím. Visí nad nimi sklenářský štít a houpe se ve dvojím větru.',
    },
    b: {
      label: 'Roztrhnout rvačku vozků',
      result:
        'Jedna pěst se zastaví palec od tvé hrudi: její majitel za tebou v modré a žluté spatří sám sebe, napuchlé oko, celé dopoledne. Jeho protivník vidí vlastní záda. Nasadí si čepice. Spodní ulice se mezitím odsunula a na zdi visí plakát s černým měsícem.',
    },
  },
  STR3: {
    text: 'Přes pole se za tebou blíží čtyři hlasy, dobře sezpívané. Lidé z kaple nenesou hole. Nesou žebřík, hrnek kytu a sametový polštář a zlost v nich není. Ve východním okně jim odjakživa zeje díra a někdo ji vylezl přeměřit. Je vysoká přesně jako ty.',
    a: {
      label: 'Zůstat stát mezi lahvemi v plotě',
      result:
        'Kdosi nastrkal na každou větev živého plotu láhev, proti špačkům. Postavíš se mezi ně, rozpažíš a cinkání spolkneš. Sbor jde v podvečerním slunci kolem a je u čtvrté sloky. „To se to leskne,“ řekne alt a o celý verš se za ostatními opozdí.',
    },
    b: {
      label: 'Vrhnout jim světlo do očí',
      result:
        'Natáčíš se, až tě slunce má, a pošleš je dál celé, v sedmi barvách. Žebřík padne. Kleknou si do řepy, dlaně na očích a pod dlaněmi úsměv. Zpívat nepřestanou, jen ztiší, a ty ještě dlouho utíkáš do jejich taktu.',
    },
  },
  STR4: {
    text: 'Kluk na ohradě se zeptá, jestli smí, zavře jedno oko a druhé ti přiloží k modrému boku. Mlčí tak dlouho, že mu ovce odejdou. Viděl tátu, řekne pak, jak štípe dříví a má ty kšandy spravené provázkem. Táta je pryč už dvě zimy. Chtěl by se podívat i zítra. A potom každý den.',
    a: {
      label: 'Nechat ho dívat se dosyta',
      result:
        'Chodí ráno, ještě před ovcemi. První týden skoro nedýchá, druhý se jednou zasměje, třetí ti hlásí, co tam uvnitř mají k obědu. Asi po měsíci do tebe jenom kývne jako na souseda přes ulici a hvízdne na psa.',
    },
    b: {
      label: 'Říct, že je to jen barevné sklo',
      result:
        'Rozmyslí si to a sleze z ohrady. „Děkuju,“ řekne slušně, jako za dobře míněnou lež. Když se v zatáčce ohlédneš, sedí zase nahoře a drží si u oka dno od láhve.',
    },
  },
  STR5: {
    text: 'Sklenář odloží diamant, sotva vejdeš. Jmenuje se Enet, jedno oko má jako mléko a druhým čte tvůj obrys jako podpis. „Levačka,“ řekne. „Takhle řezala jenom jedna.“ Tvoje hrany jsou práce jeho prababičky, pár těch pra přitom vynechává. Mluvil by dál, jenže po pěšině přicházejí dva biřici zabavit mu diamanty.',
    a: {
      label: 'Nechat si vzít míru',
      result:
        'Měří provázkem, kružítkem a palcem. Každou tvou hranu přenese křídou na stůl a k ní hned to, co vedle ní muselo ležet, až růže sahá od kraje ke kraji. Uprostřed, kde jiní mají srdce, nechá prázdné místo a mne si slepé oko.',
    },
    b: {
      label: 'Postavit se biřicům',
      result:
        'Mají příkaz, pytel a lokty; ty máš hrany. Když je po všem, Enet zametá úlomky, jejich i tvoje. „Jednou si vystála frontu,“ řekne, „a přála si, aby její práce vydržela.“ Přejede tě pohledem od hlavy k patě. „Drží. My ostatní od té doby spravujeme.“',
    },
  },
  STR6: {
    text: 'Měsíc v kočovném divadle je střep na niti a za ním lampa. Tu hranu znáš. Hrají veselohru o pekaři, jenže ve třetím jednání měsíc vyjde a hodí na oblohu dva stíny, které nejsou v žádné roli. Jeden zvedne paži, druhý už tam není. Herci v tom místě každý večer mluví o něco hlasitěji.',
    a: {
      label: 'Vzít měsíc do sebe',
      result:
        'Po poslední úkloně rekvizitář nit odváže a nelituje toho. Stane se to v tobě hned, pak znovu a pak pokaždé, když zavřeš oči. Celé je to černé. Jen u kraje je jediná světlá tečka, ne větší než hrášek, a třese se.',
    },
    b: {
      label: 'Hledat vraha v hledišti',
      result:
        'Druhá řada, u uličky. Má předplatné, ohmatané do měkka jako látka, a když u něj zastavíš, uhne koleny. Převracejí se lavice, kapela přidá. „Chodím jen pro případ, že to jednou dopadne jinak,“ řekne ze země. Nad vámi zrovna vychází měsíc.',
    },
  },
  STR7: {
    text: 'Kroupy jako ořechy a nikde střecha, jen svatba. Vklouzneš pod plachtu mezi sklenice na příborníku, přitáhneš kolena k bradě a ani nedýcháš. Číšník přepočítává, jedna mu přebývá, pokrčí rameny a odnese tě na tácu k hlavnímu stolu. Někdo ti nalije víno. Sklenice nevěsty vedle tebe je prasklá od okraje až k noze a není sama.',
    a: {
      label: 'Zazvonit při přípitku',
      result:
        'Otec nevěsty zrovna ztratil nit a hledá ji v klobouku, když zazvoníš: jediný dlouhý tón. Strachy, nebo schválně, to nikdo nepozná. Vezmou to jako štěstí. Ještě pozdě v noci kdosi obchází stoly se lžičkou a ťuká na sklenici za sklenicí.',
    },
    b: {
      label: 'Zacelit prasklé sklenice zevnitř',
      result:
        'Do každé praskliny pustíš trochu sebe, jako když se člověk opře o přítele; vydá to na všechny proslovy. Sklenice nevěsty jde od úst k ústům až k nejmenšímu bratránkovi. Nikdo si nepořeže ret. Bratránkovo mléko je malinko fialové.',
    },
  },
  STR8: {
    text: 'Někdo tě sbírá. Kupec odemkne sametové pouzdro a ustoupí stranou jako hostitel: jedenáct střepů, každý v důlku na míru, s číslem na smaltovaném štítku. Stálo ho to devět let a dům. Dvanáctý důlek je větší a má ruce. Dnes ráno z něj utřel prach. „Nic nechci,“ řekne. „Jen to jednou vidět plné.“',
    a: {
      label: 'Lehnout si na noc do pouzdra',
      result:
        'Víko se zavře. Chvíli je tu jen samet. Pak se čtyřka zeptá, jestli jdeš zvenku, a všechny spustí naráz: lodní lucerna, sklepní okénko, jedenáct místností a v každé někdo. Ráno kupec spí na židli s uchem na víku.',
    },
    b: {
      label: 'Rozbít pouzdro',
      result:
        'Když se stojan kácí, vrhne přes ně ruku jako otec ve voze, který se převrací. Jedenáct řezů, žádný hluboký. Nikoho nevolá. Omotá si dlaň kapesníkem, klečí v sametu a šeptem odříkává čísla od jedné do jedenácti. A pak ještě jednou.',
    },
  },
  STR9: {
    text: 'Maják na mysu svítí bíle a bílá znamená hlubokou vodu. Rudou tabuli mu odpoledne vyrazila vichřice; strážce zkusil flanelovou spodničku, ale ta shořela. Pod věží jsou skály a hodinu odtud loď, která mu věří. Jakmile tě spatří na schodech, větu nedokončí. Rudou v sobě máš.',
    a: {
      label: 'Stát v lampě až do rána',
      result:
        'Napřed je to horko, až ti spáry tikají. Pak je to dálka. Ležíš na vlnách čtyři míle od břehu jako rudý pruh, na čeleni, na mokrém rukávu kormidelníka, a otáčíš mu hlavu. Za svítání tě strážce svede dolů za ruku, protože děláš moc dlouhé kroky.',
    },
    b: {
      label: 'Veslovat k lodi a varovat ji',
      result:
        'Člun se víc točí, než pluje. Jenže za tebou stojí strážcova lucerna a to, co jde po vodě, je rudé, houpe se to a cinká to strachy. Ve tmě kdosi volá hloubku, pleskne plachta. Vysoký stín se nakloní a hlas shora se ptá, kdo tě učil veslovat.',
    },
  },
  STR10: {
    text: 'Za sklárnou sedí na chladicí lavici skleněné dítě, foukané včera a na krku ještě teplé. Nikdo si je neobjednal, na píšťale jen trochu zbylo. Prohlédne si tvoje barvy a poposedne. Starším se dělá místo. Vzpomínky zatím nemá, řekne, ale celý den se na nějaké těší. Nemáš jednu nazbyt?',
    a: {
      label: 'Dát mu navždy jednu svou',
      result:
        'Co ti napověděly střepy, je vypůjčené; vlastní máš jen jednu. Vdechneš ji dítěti do teplého krku: světlo, zleva. Otočí hlavu na tu stranu a rozesměje se. Nevíš čemu. Máš teď v sobě tabulku, za kterou je jenom zeď.',
    },
    b: {
      label: 'Naučit ho, jak k nim přijít',
      result:
        'Po kominickém žebříku vylezete na střechu, na každé příčce to cinkne. Kočka. Žena, která vyklepává ubrus. Kouř, který se nemůže rozhodnout. „A teď?“ ptá se dítě. Teď se sedí dál. Za soumraku ukáže na hvězdu, řekne „tuhle“ a celou noc se ani nehne, aby ji nevylilo.',
    },
  },
  STR11: {
    text: 'Městské vězení má v nájmu pěstitel žampionů. Od té doby, co soudce nosí nové brýle, nedokáže nikoho odsoudit: přečte obžalobu, pohlédne na obviněného a začne se vyptávat na maminku. Čočky mu vybrousili ze střepu, který podomní obchodník vydával za ametyst. Tu fialovou znáš. Patří ti nad levé koleno.',
    a: {
      label: 'Podívat se jimi jen jednou',
      result:
        'Sundá si je a neptá se nač. Psací stůl, viděný shora, pero a ruka, která se třese tak, že ji musí držet ta druhá. Vrátíš mu je. Soudce počká, až v síni dozní cinkání, a obrátí se ke zloději. „A zpívala vám?“',
    },
    b: {
      label: 'Strhnout mu je při soudu z nosu',
      result:
        'V cestě jsou dva zřízenci a spousta inkoustu. Soudce si potom ohmatá důlky na nose, vidí pytláka, zloděje a ženu s cizí husou a vydechne jako nosič, který smí složit truhlu. K večeru stojí žampiony v bedýnkách na ulici.',
    },
  },
  STR12: {
    text: 'Železo došlo, a tak si lučištníci u cesty dělají hroty z barevného skla. Co zasáhnou, uvidí před pádem vlastní dětství; dnešní zajíc si lehl, jako by se k někomu tulil. Muži se na to dívají neradi, ale šípy létají rovně. V toulcích kolem ohně jich stojí tři sta. Když přijdeš blíž, začnou cinkat.',
    a: {
      label: 'Vyměnit je přes noc za pazourek',
      result:
        'Sedíš mezi spáči s klínem plným pazourku a odmotáváš, přimotáváš, odmotáváš. Každý úlomek, než zmlkne, ještě něco pustí: chléb, mokrého psa, hlas, který ze dvora volá domů. Tři sta, jeden po druhém. U posledních čtyřiceti si k tobě přisedne hlídka a drží ti nit.',
    },
    b: {
      label: 'Nastavit se šípu a nechat si ho',
      result:
        'Postavíš se před terče. Šíp vejde tam, kam patří, skoro bez nárazu, lehký jako paprsek. Na jeden nádech tě někdo nese přes dvůr v teplé plachetce, opatrně, hranami nahoru. Pak je tu zase cesta. Lučištník skloní luk a ptá se, co to bylo.',
    },
  },
  STR13: {
    text: '„Čeho by vám bylo nejméně líto?“ zeptá se muž v bílých rukavičkách a dá ti přinést židli. Slonovinová královna si žádá okno, ve kterém by byla taková jako kdysi. Řezák na sklo má v pouzdře s hedvábnou podšívkou a první čáru už narýsoval, zatím jen na papír, aby tě nevylekal. Okno prý povede na jih. Barvám to svědčí.',
    a: {
      label: 'Ukázat mu radši jeho samého',
      result:
        'Natočíš k němu modrou a za ni žlutou, až v tobě stojí: kluk na pouti, který za první mzdu kupuje ptáka, aby ho mohl pustit. Dívá se dlouho. Pak odloží řezák, stáhne si obě rukavičky a zeptá se, jestli je ta židle volná.',
    },
    b: {
      label: 'Cinkat, dokud diamant nepukne',
      result:
        'Začne to strachem a pak už prostě pokračuješ, výš, až tam, kde si psi lehají. Diamant vypadne z objímky nadvakrát. Jednou tvou tabulkou běží přes koleno prasklina jako vlas. Muž sebere obě půlky do rukavičky a jde to ohlásit. Po špičkách.',
    },
  },
  STR14: {
    text: 'Jednou v poledne se kousky, které máš, shodnou na obraze a ty víš, nač to okno shlíželo: na frontu lidí podél zdi, branou ven a za roh. Někteří si nesli skládací stoličky. Postupovali krok za krokem, a kdo přišel až pod tebe, měl ve tváři totéž co ten před ním, jako opsané z tabule: jen pro tentokrát.',
    a: {
      label: 'Podívat se na každou tvář',
      result:
        'Trvá to do noci. Pekař, nevěsta, muž s jedním veslem. Pak tvář, kterou odněkud znáš: žena s olovem za nehty a řezákem na sklo v levé ruce. Jediná hledí vzhůru, hranu po hraně, a na své práci neshledá závadu. A teď je na řadě ona.',
    },
    b: {
      label: 'Dívat se na oblohu nad nimi',
      result:
        'Modrá a na ní dva mraky jako ručně vybrané. Listuješ dny: modrá, modrá, modrá před svátkem i po něm. Za všechna ta léta nemá nikdo ve frontě mokrý klobouk. Jen jednou zahlédneš úplně na kraji lem dešťového mračna, jak ho odvádějí.',
    },
  },
  STR15: {
    text: 'V noci, sotva si lehneš, se tvoje střepy začnou hádat. Zelený chce domů, jen neumí říct kam. Modrý by rád zůstal tady, ať je to kdekoli. Žlutý chce být lampa a nic jiného. Třou se o sebe, až to jiskří, a hostinští se tě ráno ptají, koho to máš na pokoji.',
    a: {
      label: 'Nechat je hlasovat',
      result:
        'Tři jsou pro návrat, tři chtějí zůstat a žlutý si vymůže zápis, že je lampa. Rozhodnout tedy musí nejmenší úlomek, zrnko zpod tvé paty, kterého se ještě nikdo na nic neptal. Potřebuje hodinu. Pak řekne tak tiše, že se musíš sehnout: „Dál.“',
    },
    b: {
      label: 'Zaletovat je znovu do olova',
      result:
        'Dráteník ti půjčí pájedlo. Spáru po spáře hlasy slábnou, jako když hosté zaslechnou na schodech hostitele; žlutý přestane poslední. Ráno je ticho. Necháváš teď za sebou stopy. Mají rovné hrany a stojí v nich voda.',
    },
    k1: {
      label: 'Dát první slovo zelenému',
      result:
        'Čekal ze všech nejdéle: v kuchyňském okně, a za ním máma, která naslouchala jedněm krokům. Nestěžuje si. Vypráví, kdo tu ulici zametal a kam až došlo slunce. Ostatní jeden po druhém zmlknou. K ránu se ho žlutý zeptá, jestli nechce trochu posvítit.',
    },
  },
  STR16: {
    text: 'V zadní místnosti papírnictví sedí nad hmoždířem šedokabátník. Pytel vedle něj je plný tvých úlomků; když cinkneš, cinkne taky. Roztírá je na mouku, vmíchává do inkoustu a zkouší pero. Řádka stojí na papíře, třpytí se a přečíst ji nejde. To je na ceny, vysvětlí a nezvedne hlavu. Lidem se pak líp podepisuje.',
    a: {
      label: 'Vmísit se do prášku',
      result:
        'Stačí z tebe špetka. Zamíchají tě, rozešlou a ty se pak díváš z jeho dopisů, smyčkou každého g: na vdovu, na dva bratry, na městskou radu, která při čtení hýbe rty. Zezadu jsou číslice zřetelné. Přečteš je všechny. Po pár dnech si je dopisy začnou broukat.',
    },
    b: {
      label: 'Rozříznout pytel',
      result:
        'Na to stačí loket. Chytí tě za něj a hned toho lituje; pak se všechno sype, přes parapet, dolů uličkou, za tebou z brány. Celé míle se na cestě třpytíš. Za soumraku přijde cestář s koštětem, stojí o ně opřený až do tmy a domů se vrací krajem, po trávě.',
    },
  },
  STR17: {
    text: 'Žena s kbelíkem myje dům po domě okna a mezi pekařem a školou vezme i tebe, bez ptaní. Tři sta let zůstává na jelenici. Poprvé to vidíš jasně: písařský stůl, večer, židle přisunutá, písař už doma. Naposled se tedy skrz tebe nedíval on. Stojí tam někdo jiný.',
    a: {
      label: 'Poprosit ji i o stranu u srdce',
      result:
        'Plivne na jelenici a sáhne ti pod žebra. Bolí to, jako když se probouzí přesezená noha. Cinkáš a ona si k tomu o tercii níž brouká a drhne. Pak je tam světlo. Z pekárny přiletí vosa, vletí do něj a dlouho hledá cestu ven.',
    },
    b: {
      label: 'Vytrhnout se jí',
      result:
        'Kbelík letí; žena má silná zápěstí. Utíkáš s jednou půlkou umytou. Prach je k něčemu dobrý, dá se za ním spát. Jenže na čisté straně máš rukáv, tmavý, dvakrát ohrnutý, protože je na tu ruku dlouhý, a ten jde s tebou, ať se díváš kamkoli.',
    },
    k1: {
      label: 'Přiložit k tomu černý střep',
      result:
        'Oba obrazy se přes sebe posunou a zaklesnou. Světlá tečka je svíčka a ruka, která ji svírá, je dětská, s inkoustem na jednom prstu. Plamen se nakloní; dítě se skrz tebe dívá vzhůru a počítá. Žena vyždímá jelenici. Do kbelíku padnou dva čiré kameny. Ty jsou tvoje, řekne.',
    },
  },
  STR18: {
    text: 'Místo skla tu mají naolejovaný papír; celé město pozná roční dobu podle barvy stěn a nikdo nikdy neviděl, kdo jde po ulici. Vítají tě chlebem, dechovkou a plánem: dvě stě šest domů, dvě stě šest úlomků, světlo pro všechny. Rozbili by tě s poděkováním. Hlasuje se v šest.',
    a: {
      label: 'Dát jeden úlomek, zbytek slíbit',
      result:
        'Vyloupneš si ho z dlaně a ostatní slíbíš na dobu, až je nebudeš potřebovat. Losuje se. Celý večer pak město prochází kuchyní jedné švadleny a jásá nad každým, kdo jde venku kolem. V noci z kopce její okno poznáš.',
    },
    b: {
      label: 'Odejít před hlasováním',
      result:
        'V jediných dveřích radnice stojí dechovka. Jdeš bokem, hranou napřed, a zvoníš. U městské brány čeká tesař s vypůjčeným kladivem za zády. Nezvedne ho. Dívá se na své boty a špičkou jedné z nich ti přidrží vrata.',
    },
  },
  STR19: {
    text: 'O stodolu se opírá zrcadlo ve zlaceném rámu a promluví dřív, než se v něm stačíš objevit. Vystěhovali je po pohřbu. Chodit umí, když jde někdo před ním. Za celý život nevidělo nic vlastního: co přijde dovnitř, jde hned zase ven, a ještě obráceně. Rádo by šlo s tebou. Krmit se nemusí.',
    a: {
      label: 'Jít s ním kus cesty',
      result:
        'Jdete tváří v tvář, ty pozpátku. Mezi vámi visí chodba z barevných dveří, jedny ve druhých, bez konce, a hluboko v ní někdo maličký zvedne ruku o chviličku dřív než ty. „To je moje?“ ptá se zrcadlo. Na rozcestí usedne, aby na to vidělo.',
    },
    b: {
      label: 'Otočit ho ke zdi',
      result:
        'Je těžké, bojí se a každého z vás to stojí jeden roh. Pak stojí čelem ke stodole a vidí cihlu: jednu jedinou, docela zblízka, s otiskem palce z doby před vypálením. Nic ji nepřichází vystřídat. „Děkuju,“ řekne zrcadlo. Začíná počítat rýhy.',
    },
  },
  STR20: {
    text: 'Všechny kousky až na jeden máš na svém místě a táhnou tě: uličkou vzhůru, po schodech, ke sklenáři Enetovi. Když byl kluk, odskočila mu od ponku do oka střepina a to oko je od té doby slepé. Teď se k tobě samo obrátí a zdravé ho musí následovat. „Aha,“ řekne Enet a odloží špachtli.',
    a: {
      label: 'Poprosit ho, ať jde s tebou',
      result:
        'Přemýšlí, než na kytu naskočí škraloup. Pak ho sbalí, na dveře pověsí tabulku, na které nic nestojí, a vykročí vedle tebe, tmavým okem k tobě. „Hlas mi obrubníky,“ řekne. Ve výšce tváře jde s vámi poslední střep.',
    },
    b: {
      label: 'Vzít mu ji násilím',
      result:
        'Dojde k tomu na schodech a schody jsou dlouhé; stoh tabulí letí s vámi. Dole nahmatá čepici a nasadí si ji štítkem dopředu. Pak otočí obličej za cinkáním a podívá se na tebe. Ani jedním okem.',
    },
    k1: {
      label: 'Počkat, až to řekne sám',
      result:
        'Ví to ode dne, kdy ti bral míru; jen si na to chtěl zvyknout. Střepinu si vyjme sám, dvěma prsty, jako řasu. Pak se na tebe dívá, oběma očima, dokud nezačne vřít voda, vstane a nalije do dvou hrnků.',
    },
  },
  STR21: {
    text: 'Za tři dny větru tě písek obrousil do matna. Kdo se skrz tebe podívá, vidí světlo a nic jiného, žádnou ulici, žádnou tvář. Mezkař ti přiloží oko k rameni, protože hledá bratra, a pak to místo otře manžetou. Pěkné světlo, řekne, dalo by se při něm číst. Cesta vede dál do hnědého, hučícího vzduchu.',
    a: {
      label: 'Zůstat den bez obrazů',
      result:
        'Sedneš si do závětří za zídku. Nic z toho, co znáš, se nehlásí o slovo. Je to jako spánek, aspoň jak si ho lidé chválí: mléko, které se nerozleje. K večeru ti koza slíže z ramene sůl. V místě velkém jako její jazyk je vidět hvězda.',
    },
    b: {
      label: 'Projít tím nejhorším',
      result:
        'Napřed ti vezme rohy, pak škrábance, pak místa, kde byly rohy. Jdeš s rukama před obličejem, dokud přes ně nezačneš vidět. Na druhé straně je klid a z tebe tenké, úplně čiré sklo. Narazí do něj skřivan a chvíli sedí na zemi, spíš udivený než potlučený.',
    },
  },
  STR22: {
    text: 'Uprostřed cesty stojí skleněné dítě, které moc rychle vyrostlo: samý loket, a na krku je ještě znát, kde je odlomili od píšťaly. Je čiré skrz naskrz a odněkud má kladivo. Čeká tu na někoho v sedmi barvách. Nechce být nezdvořilé, má jen jednu otázku: k čemu je dobré být vcelku?',
    a: {
      label: 'Odpovědět: aby bylo skrz vidět',
      result:
        'Sehne se a zkusí to. Za tvou hrudí je pes, pole a muž s plotovým kůlem, všechno na svém místě a malinko do zelena. „A když se nikdo nedívá?“ Pak je tam pořád ten pes. Z kopce vidíš, jak dítě stojí v poli s kladivem v podpaží a pes do něj nakukuje.',
    },
    b: {
      label: 'Tančit s ním i s kladivem',
      result:
        'Vede ono, kladivo udává takt. Při každé otočce něco odletí, z tebe nebo z něj, a cesta zvoní. Střepiny pak leží v kruhu a nikdo by nepoznal, čí je která. Rozdělíte si je od oka. Máš teď v lokti kousek, který se všemu diví.',
    },
    k1: {
      label: 'Zeptat se na darovanou vzpomínku',
      result:
        'Odloží kladivo. Na to, co má od tebe, se každý večer dívá a tím díváním to zkrásnělo: světlo, zleva. Pro společnost u něj leží dva jasné kameny, ty jsou tvoje. Pak dlaně zavře a jde před tebou, jako se nosí voda.',
    },
  },
  STR23: {
    text: 'Dvůr srdce v bezejmenném městě. Za branou už se jde bez doprovodu. Vysoko ve zdi je kulatý otvor, v otvoru obloha a přes ni vztahuje olověný rám prázdné paže, trochu pokrčené, jako by mu právě něco vypadlo. Dole je stůl, utřený, a na něm otevřená kniha s jedním volným řádkem. Změříš si otvor očima. Padl by ti.',
    a: {
      label: 'Vylézt do rámu',
      result:
        'Olovo se ti zavře kolem kotníku, boků a krku, jako když se dítěti zapíná kabát. Napřed studí, pak má tvoje teplo. Za střechami vyjde den zpoza rohu a s ním světlo. Zleva. Dole na stole leží růže v sedmi barvách, široká přesně jako kniha.',
    },
    b: {
      label: 'Zůstat dole a hledět na oblohu',
      result:
        'Lehneš si na dlaždice, ruce pod hlavu. Obloha v otvoru nemá vlastní barvu, půjčuje si ji od všeho, co jde kolem: od mraku, od holuba, od večera. Nikdo se skrz tebe nedívá. Díváš se ty. Po zemi putuje kolečko slunce, dojde až k tobě a dál už jde barevné.',
    },
    c: {
      label: 'Vrhnout se na otevřenou knihu',
      result:
        'Sklo na papír: ani to není moc slyšet. Volný řádek je blíž a bělejší, pero se kutálí pryč a pak to vidíš všechno, z několika set stran naráz: léta dřeva, inkoust, římsu, nebe, nebe, nebe. List se chce obrátit a nejde mu to.',
    },
  },
  STR24: {
    text: 'Jsi zase okno. Čas od času se podél zdi ještě udělá fronta, muž s mapou, žena s důvodem. Jenže světlo, při kterém se tu píše, jde skrz tebe. Kdo vezme pero, má na hřbetě ruky v sedmi barvách, co to bude stát: studnu, les, cizí dítě, které nemůže spát. Podívá se na ruku a potom vzhůru.',
    a: {
      label: 'Ukázat jim všechno',
      result:
        'Nic si nenecháš pro sebe. Někdo ti zlořečí, někdo vydrží do soumraku. Fronta se krátí a jednoho podzimu je z ní starý muž, který se podívá, poděkuje a zašroubuje kalamář. Po něm už nikdo. Den za dnem putuje po dlaždicích růže a kočka si přesedá s ní.',
    },
    b: {
      label: 'Ukázat trochu, a taky počasí',
      result:
        'Cíp ceny, víc ne, a kolem hodně oblohy. Někdo pero odloží, někdo píše rychle, s rukou ve stínu. Čím dál víc lidí se ale chodí jenom dívat. Sedí na schodech se švestkami a o svátcích zvedají ke stolu děti, aby mohly nastavit dlaně pod červenou.',
    },
  },
  STR25: {
    text: 'Z bezejmenného města odchází pěšky, branou a za bílého dne malá postava z barevného skla. Otvor ve zdi zůstává. Než dojdeš na konec ulice, přiletí si ho prohlédnout dvě vlaštovky a na olovu drží první hrudka bláta; kdo by chtěl dole psát, bude muset stránku napřed utřít. Máš před sebou cestu a ničím být nemusíš.',
    a: {
      label: 'Jít tam, kde chybí sklo',
      result:
        'Nejdřív kluk na ohradě, rád by viděl někoho daleko. Pak soudce, ten někoho blízko. Pak maják, než mu dovezou rudou tabuli. Zůstaneš, jak dlouho je třeba, a jdeš o dům dál. Oken bez skla je na světě plno. Pod jedno z nich ti už kdosi přistavil stoličku.',
    },
    b: {
      label: 'Jít, kam ještě nikdo nepohlédl',
      result:
        'Rovnou skrz: trní, suť, ráno bez pěšiny. Cinkáš, ale strachem to není; cinká to do kroku, jako vědra na vahadle. Na hřebeni, kterému ještě nikdo nijak neřekl, padne na kámen poprvé zelené světlo. Kobylka si to rozmyslí a přesedne si do něj.',
    },
  },
  STR26: {
    text: 'Tady už nikdo nic nenapíše, stránka je samá hrana. Pera se zadrhávají, rukávy trhají a poslední řádek zůstává volný a třpytí se. Jsi všude trochu: v ohybu knihy, mezi dlaždicemi, v podrážce někoho, kdo přišel s přáním a odešel kulhavě. Z každého místa něco vidíš. Dohromady to nedá nádvoří, spíš takové počasí.',
    a: {
      label: 'Vyříznout poslední list',
      result:
        'Všechny tvé hrany táhnou jedním směrem a kniha drží jako pes rukáv. Pak to zní, jako když někdo vydechne. List stoupá, kulatým otvorem ven, nad střechy, s tebou ve vláknech, a kdekoli se na slunci obrátí, padne na něčí prádlo sedm barev.',
    },
    b: {
      label: 'Nechat se posbírat Ilvanou',
      result:
        'Poslední písařka má měkký štětec, talířek a čas. Ilvana tě bere na navlhčený prst, úlomek po úlomku, zvedá tě ke světlu a nikam nic nezapisuje. Rukama jí prošlo mnoho věcí, po kterých někdo toužil; nic nedržela tak ráda. Večer na talířek dýchne a on zazvoní.',
    },
  },
})
