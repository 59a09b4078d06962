import { pages } from '../pages.ts'

export const chapter = pages({
  97: {
    text: 'Čaji se na teplém popelu daří. Sbírají ho invalidé obou vojsk, bok po boku na nízkých stoličkách, a protože nikdo nesmí vědět, kdo sedí vedle, nosí přes hlavu pytle od mouky s namalovanou přívětivou tváří. Ty první dělala jistá ruka. Novějším úsměv sjíždí. Právě přivádějí muže, který má pytel ještě čistý.',
    a: {
      label: 'Pomalovat nováčkovi pytel',
      result:
        'Prosí o knír, jaký mu nikdy nenarostl, a ani se nehne. Trochu sazí zbude, a tak spravíš i sjeté úsměvy. Čísi jediná ruka nechá v té tvé minci; dvě stoličky se rozestoupí, aby si knír měl kam sednout.',
    },
    b: {
      label: 'Za peníze nadzvednout pytle',
      result:
        'Důstojník chce přebrat, kdo je jeho, a platí od hlavy. Ohánějí se košíky, naslepo. Na konci řady zvedneš dva pytle naráz. Dva staří muži se na sebe dlouze zadívají. Pak každý odtáhne ruku od společného hrnku.',
    },
    k1: {
      result:
        'Spustíš bílý list do velkého kotle; vyplave stejně bílý. Pijí. Kvečeru jeden z nich pověsí pytel na čajový keř, po něm druhý, beze spěchu. Truhličku s odznaky, podle kterých se nikdo neměl poznat, přistrčí k tobě.',
    },
  },
  98: {
    text: 'Devět set vojenských kabátů stojí v řadách na dvoře Popelavých kasáren, na tyčích, zapnuté ke krku, a v nich nikdo. Seržant Korov je vyvolává. Muži jedné noci odešli, vysvětluje mezi dvěma jmény; ale seznam existuje, a co je na seznamu, musí nastoupit. Jedenáctkrát už vyhlásil konec války. Kabáty ho vyslechly.',
    a: {
      label: 'Ohlásit se za jeden kabát',
      result:
        '„Zde,“ ozveš se na jedno jméno ve čtvrté řadě a Korovova tužka se zastaví. Sejme kabát z tyče a podrží ti ho; padne. V podšívce je drahokam, zašitý na cestu domů. U dalšího jména Korov počká o chvilku déle.',
    },
    b: {
      label: 'Dezertovat s vyznamenáními z kabátu',
      result:
        'I stráž v bráně je jen kabát, ale na pružině, a rány vrací. Pak jsi venku s erbem a hrstí medailí. Nikdo tě nehoní; není kdo. Po chvíli je slyšet Korova, jak dojde k oškubanému kabátu a ptá se ho, co provedl.',
    },
    k1: {
      result:
        'Na dvoře bije buben „rozchod“. Tu ruku znáš: u pumpy stojí Jora, bradu s jizvou nad okrajem bubnu. Na ten rozkaz čeká Korov jedenáct let a plní ho s pláčem, knoflík po knoflíku. Ve čtvrté řadě v jednom kabátě přece jen někdo je. Půjde s tebou.',
    },
    k2: {
      result:
        'Z dlaně ti vyklouzne rudá mince a dokutálí se Korovovi k botě. Ten ztuhne: těmihle penězi nakupuje král u obou vojsk a kdo je nosí, má vyšší šarži než seržant. Devět set rukávů zasalutuje. Plukovní pokladnu, kterou ti přinese k prohlídce, už zpátky nechce.',
    },
  },
  99: {
    text: 'Polní kuchyně má dva komíny a jednu dobrou plotnu a stojí na ostrůvku v lávě. Už tři roky se o ni dělí dva kuchaři, z každého vojska jeden. Dnes večer dostali oba zapečetěný rozkaz a papírek s práškem, tomu druhému do talíře. Loupou u jednoho stolu cibuli, nezvedají oči a oheň pod hrnci se krčí.',
    a: {
      label: 'Vařit s oběma',
      result:
        'Uvážeš si třetí zástěru a navrhneš jediný hrnec, ze kterého po každé špetce ochutnají všichni tři. Takhle se večeře protáhne. U sedmého chodu vysype jeden kuchař prášek do lávy, po něm druhý; shoří modře. Za svítání se ještě přou o citron.',
    },
    b: {
      label: 'Udat oba',
      result:
        'Dva štáby vyplatí dvě odměny a hlídky převádíš přes horké kameny ty. Kuchaři brání naběračkami nejdřív sebe a potom jeden druhého. Spíž je tvoje. Hrnec ještě chvíli vře sám od sebe; pak je cítit spálenina.',
    },
  },
  100: {
    text: '„Hrnek chladu,“ vyvolává kluk, „komu hrnek chladu?“ Má šedý kámen, velký jako bochník, který se ještě nikdy nezahřál. Podrží ho nad hrnkem, napočítá do deseti a hrnek je plný chladu. Vojáci obou stran na něj stojí v jedné frontě a každý upírá oči na límec před sebou.',
    a: {
      label: 'Udržet ve frontě klid',
      result:
        'Čepice dolů, jedenáct kroků od muže k muži, o mostech ani slovo. Opakuješ to, až to zní jako modlitba před jídlem, a láva si po obou stranách lehne. Poslední ve frontě je plukovník. Zaplatí za všechny drahokamem z jílce šavle.',
    },
    b: {
      label: 'Koupit kámen výhrůžkou',
      result:
        'Řekneš nízkou cenu a postavíš se o krok blíž, než se sluší; dva desátníci, kteří něco namítají, skončí napříč přes trakař. Nejbližší jídelna dá za kámen chleba a stříbro. Kluk zatím vytáhne z košile jiný, ne větší než švestka. Fronta je stejně dlouhá.',
    },
    k1: {
      label: 'Přiložit kapku ke kameni',
      result:
        'Kapka se ve svém křišťálu o kámen jen opře, jako se opírá čelo o okno. Stáhne se mrak, sotva větší než ručník, a prší: na jediný čtvereční loket, poprvé za celou válku. Dostane se na každého. Starý dělostřelec tam stojí a boty drží v ruce.',
    },
  },
  101: {
    text: 'Sklenář, který jde po hrázi, nese na zádech dveře, poslední dřevěné v celé deltě. Všechny ostatní už shořely. Postaví je, zaklepe na ně, aby bylo slyšet letokruhy, a cenu neřekne: dá je jen tomu, kdo je nechá zavřené. Ve zdejším průvanu, říká, je samý křik.',
    a: {
      label: 'Zavěsit je, kde si přeje',
      result:
        'Přeje si je mezi dvě skály, před nimi nic a za nimi nic. Usadíš panty do jílu, srazíš roh, necháš je zaklapnout. Křik se utne uprostřed slova. Odpočítá ti mzdu a navrch přidá rubínovou kapku; oba slyšíte každou minci.',
    },
    b: {
      label: 'Zatopit jimi v mrazivé noci',
      result:
        'Postaví se před ně s rozpřaženýma rukama, takže ho musíš odnést stranou. Pak je to nejlepší noc za celé měsíce: ze tmy přicházejí vojáci, na strany se neptají a za místo u ohně platí slaninou a ukořistěnými drahokamy. Ráno si sklenář naloží na záda dva panty a jde dál.',
    },
    k1: {
      result:
        'Dveře tě poznají: jsou z krvácejícího stromu a sekala do něj tvá ruka. Vzepřou se napříč hrází. Mluvíš k nim do tmy, o sekyře, o mzdě, o tom zvuku. Pak ustoupí na šířku ramen. Sklenář slyšel všechno a zaplatí ti za to, že půjdeš jinudy.',
    },
  },
  102: {
    text: 'Dopisy domů tu pod plachtou píše stará žena, vojákům jedné armády i druhé. Desátý den si chodí pro odpověď a vždycky nějaká je: kráva se otelila, střecha je spravená, nos šálu. Před ní stojí dva kalamáře, pro každý směr jeden. Ty domovy shořely dřív, než se je většina chlapců naučila napsat bez chyby.',
    a: {
      label: 'Napsat s ní padesát odpovědí',
      result:
        'Naučí tě psát třaslavou rukou: loktem se nesmíš o nic opřít. Vymyslíš devětačtyřicet slepic, strýců a sklizní švestek. Padesátý chlapec se ptá jen na to, jestli pes pořád čeká u vrátek. Stará žena ti namočí pero, do druhého kalamáře.',
    },
    b: {
      label: 'Prodávat jim pravdu',
      result:
        'Za pravdu se platí víc než za dopis, a hned. Vyslechnou jméno své vsi, přikývnou, položí příděl a stříbro a dál se neptají. Po dvacátém už nikdo psát nepřijde. Za soumraku přelévá stará žena druhý kalamář zpátky do lahve a neukápne jí ani kapka.',
    },
  },
  103: {
    text: 'Velké dělo nad brodem mluví ze spaní. Už celý týden; slovům není rozumět, ale hlas je bronzový a vydrží do svítání, takže dělostřelci, kteří musí ležet vedle, jsou v obličeji šedí. Polovina obsluhy by je chtěla vzbudit, polovina prodat. Na jednom se shodnou: ať je to dnes.',
    a: {
      label: 'Ztišit dělo zpěvem',
      result:
        'Pochody je jen rozčílí. Při zvonické písni se hlas přidá, o tercii níž, a konečně je rozumět jednomu slovu: věž. Bývalo zvonem. O půlnoci už jen brouká. Koluje pro tebe čepice a pak všichni spíte kolem hlavně jako kočky kolem kamen.',
    },
    b: {
      label: 'Vypálit jednou do vzduchu',
      result:
        'Kdo spí, ten kope, a tak vás na lanech visí tucet. Dělo řekne jediné slovo, docela zřetelně: něčí křestní jméno. Potom dopadne, co vězelo v hlavni, železná skříňka, která po skle dvakrát poskočí. Jeden z dělostřelců se otočí zády a dlouho smrká.',
    },
  },
  104: {
    text: 'Hraje se po poslovi, tah denně, a co udělá figurka na šachovnici generálů, to udělají lidé v poli. Posel sedí u cesty, jednu botu zutou a kotník oteklý, a podává ti brašnu. Od podzimu je to remíza, říká; vidí to každý vojín, jen ti dva ji vidět nechtějí.',
    a: {
      label: 'Doručit tah a nic nepřidat',
      result:
        'Pěšec hřeje i přes kůži brašny. Z hřebene vidíš na okamžik celou šachovnici: pole z dýmu a na každém ohníček a kolem něj muži. Generál tě dá nakrmit a vyplatit a oči nezvedne. V noci najdeš pěšce ve svém vaku.',
    },
    b: {
      label: 'Doručit jiný tah',
      result:
        'Změníš jediné písmeno. Devět set mužů odpochoduje v noci vlevo, lžíce omotané hadrem, a jejich tábor je do rána otevřený: vozy, pokladna, večeře ještě na ohni. Nazítří kulhá kolem posel s pytlem dopisů, které už nemá kdo převzít.',
    },
  },
  105: {
    text: 'Škvárový most drží, dokud se na něm nikdo nezlobí. Stojí to na tabuli ve dvou jazycích a dole v lávě leží ti, kdo nečetli. Přesně uprostřed sedí za skládacím stolkem výběrčí daní. Účtuje za boty, za povzdech, za dotaz, zač se účtuje; a usmívá se, protože ví, kde sedí.',
    a: {
      label: 'S úsměvem mu platit poklonami',
      result:
        'Chválíš mu sedmičky, pěšinku i nervy, kterých je třeba, aby tu člověk den co den seděl. Sečte to; pochválíš součet. Na posledním sáhu uslyšíš pláč. Vytáhne zpod stolku stříbrem zdobenou zbroj, zástavu po nějakém maršálovi, a pošle ji po chladném železe za tebou.',
    },
    b: {
      label: 'Smést ho i se stolkem',
      result:
        'Musí to jít rychle a beze zloby. Nabereš stolek, muže i rozběh; za patami ti železo rudne a pak žloutne. Dopadnete spolu, na správném břehu, v dešti drobných. Ohmatá se, nic mu nechybí, a rozdělí se s tebou o oběd.',
    },
    k1: {
      result:
        'Mezi železem leží rudé fošny a znají tě: v lese, odkud jsou, přestalo tvou zásluhou něco krvácet. Můžeš klít při každém kroku, most zůstane chladný. Výběrčí to zkusí také, slovem, které si šetří celá léta. Se smíchem tě nechá vybrat si ze zástav.',
    },
  },
  106: {
    text: 'Sklářský břeh nabírá sklo rovnou z ohnivé řeky a fouká z něj lahve s výkřikem uvnitř. Důstojníci je berou po bednách, na házení. Jedna právě vyklouzla učedníkovi z rukou a pod střechou ještě obíhá „Vpřed“. Učedníka samotného viděli naposledy, jak pochoduje.',
    a: {
      label: 'Vyfouknout jednu s vlídným slovem',
      result:
        'Vlídné slovo je tenčí než výkřik a sklo si s ním neví rady: naklání se, boulí se, dvakrát změní barvu. Lahev, kterou sejmeš z píšťaly, je křivá a jako jedinou si ji nechají. Tobě dají kousek, který se jí ulomil z hrdla; nikdy docela nevychladne.',
    },
    b: {
      label: 'Donést bednu na frontu',
      result:
        'Cestou se o ni dvakrát musíš bít, jednou s vlastními zákazníky. Platí nakládaným masem a kameny vyloupanými z řádů. Noc má v sobě sto výkřiků. Za úsvitu si muži na obou stranách drží uši a nevědí, že už je ticho.',
    },
  },
  107: {
    text: 'Lamači kamene odkryli stěnu tak rovnou, že jí obě vojska dokládají své vítězství; každé si na ni přišroubovalo desku. Předák počká, až návštěva odejde. Pak ti ukáže dvě lopatky a mezi nimi řadu hrbolků. Jsou to záda Kamenného krále, říká, a pod dlátem jim naskakuje husí kůže.',
    a: {
      label: 'Číst mu jména obou stran',
      result:
        'Čteš je z obou desek, v jedné abecedě. U každého druhého jména lom zabručí: král znal všechny jejich dědy a ví, kteří měli napůl kozu. Lamači přinesou polévku, pak část mzdy, pak šroubovák. Při západu slunce je stěna holá.',
    },
    b: {
      label: 'Odštípnout důkazy pro obě vojska',
      result:
        'Čas na to je jen mezi dvěma zachvěními a jedno z nich tě shodí ze žebříku. Za vítězství, které se vejde do kapsy, platí obě strany, a když se o sobě doslechnou, tak znovu. V noci se stěna potí. Předák ji obkládá mokrými hadry, kam až dosáhne.',
    },
  },
  108: {
    text: 'Každé příměří téhle války se podepsalo na Kameni příměří a každé padlo cestou domů. Dnešní je čtyřicáté čtvrté. Vyslanci sedí na kameni zády k sobě, podívat se na sebe nehodlají, a papír leží tam, kam nedosáhne ani jeden. Chce to třetí ruku, která podrží pero. Už hodnou chvíli si prohlížejí ty tvoje.',
    a: {
      label: 'Podržet pero a jít domů s oběma',
      result:
        'Tři ruce na jednom peru dají křivý, ale čitelný podpis. Zbývá cesta domů a tu jdeš s oběma, do jednoho tábora a pak do druhého, takže příměří nemůže nikdo porušit první. Láva se za vámi potahuje škraloupem. Druhý večer někdo postaví na čaj, pro všechny.',
    },
    b: {
      label: 'Ukázat každému tajný rozkaz druhého',
      result:
        'Každý ho má v botě a po dobrém ho nevydá. Shodují se do slova: podepsat a za soumraku zaútočit. Na obou koncích ti zaplatí, pohostí tě a ovážou. Papír na rozpáleném kameni se kroutí a dole v pláni zhasínají lampy, řada po řadě.',
    },
    k1: {
      result:
        'Ten kámen je koleno. Jakmile ucítí prsten na tvé ruce, pokrčí se a sevře vyslance i s perem. Obě strany přiběhnou. Pro každou najdeš správná slova: že to byli ti druzí. Platí hotově. Ve spáře se dál třepetá růžek bílého papíru.',
    },
  },
  109: {
    text: 'Za frontou má stan ranhojička ze dvora Slonovinové královny. Šije dobře a peníze nebere, jen roky; po operaci je stáhne tenkou jehlou. Na lavicích v čekárně sedí mladí starci, podle papírů dvacetiletí, a bradu si opírají o hůl. Lahvičky má na polici srovnané jako zavařeniny.',
    a: {
      label: 'Pracovat s ní do rána',
      result:
        'Držíš lampu, svorky, chlapcům ruce. Před tvýma očima bere jen měsíce, těm nejmenším týdny. „Člověk si odvykne,“ řekne k ránu, „že se na něj někdo dívá,“ a přisune ti půl své snídaně. V čekárně si někdo s bílými vlasy začne pískat.',
    },
    b: {
      label: 'Vzít truhlu s lahvičkami let',
      result:
        'Dva sanitáři se slonovinovými nehty jdou k zemi, ale pomalu. V důstojnické jídelně nikdo nesmlouvá: major chce být zas poručíkem, plukovník si žádá rok před svatbou. Když odcházíš, tančí se. V čekárně chlapec o holi pořád ještě svírá lístek s pořadovým číslem.',
    },
    k1: {
      result:
        'Jedna lahvička na polici nese tvé jméno, je v ní necelý půlrok; zbytek odešel k její paní. Kdo dokáže říct, co je uvnitř, smí ji na místě vypít. Řekneš: ráno, schodiště, vůně švestek. Vytáhne zátku. Bereš ty schody znovu, po dvou.',
    },
  },
  110: {
    text: 'Šedesát let čtou kněží Dýmového chrámu budoucnost války a šedesát let jim dým ukazuje jediný obraz: ženu mezi dvěma chlapci, každému drží ruku na hlavě. Zapsali to už dvacettisíckrát. Generálové by uvítali něco novějšího. Dnes, svěří se ti nejmladší z kněží, vypadala unaveně.',
    a: {
      label: 'Zeptat se, kdo to byl',
      result:
        'Přikázáno měli číst, a tak se ještě nikdo nezeptal. Dým otočí hlavu a zadívá se na tebe. Srovná ti límec, jako se rovná dětem před školou, a odejde dveřmi, ne komínem. Kněží ti naloží do náruče obětiny za celý týden a přitom se dívají za ním.',
    },
    b: {
      label: 'Na hodinu uhasit oheň',
      result:
        'Třicet kněží se před ním do sebe zavěsí, ač žádný z nich jakživ nikoho neuhodil. Pak je tma a pro jednou chládek. V popelníku leží to, co šedesát let hoří, a není to ani ožehnuté. Za hodinu se oheň vrátí a v něm žena. Přepočítá hlavy.',
    },
  },
  111: {
    text: 'Jen Poslední pole neshořelo. V noci je orají obě vojska, na střídačku a vkleče, aby je neprozradila záře, a za celá léta se tu ani jednou nepotkala. Dnes přišla obě. Zítra tu chtějí cvičit Nekrvaví: čtyři sta párů bot.',
    a: {
      label: 'Osít je s nimi ještě dnes',
      result:
        'Osivo se najde v každé kapse: ječmen, boby, jedno jablečné jadérko, které má za sebou tři tažení. Hrst vnutíš i zvědům Nekrvavých. Po vlastních bobech se cvičí špatně. Ráno kolona obchází pole po mezi, husím pochodem, a dává pozor, kam stoupá.',
    },
    b: {
      label: 'Zastoupit jim za úsvitu cestu',
      result:
        'Vyjdou z mlhy krokem, muži s čistýma rukama. Zranit se nedají, ale podrazit ano a padat je nikdo neučil. V poledne odtáhnou. V příkopě po nich zůstanou rudé knoflíky s kamínky a jeden muž, který leží na zádech a chtěl by se ještě chvíli dívat do nebe.',
    },
    k1: {
      result:
        'Ještě za tmy přiloží kapitán Nekrvavých rudou minci k té tvé. Shodují se, a tak ti podá bič. Než se zvedne mlha, je po všem, čtyři sta párů bot, tam a zpátky. Polní pokladna platí. Na mezi klečí muži obou vojsk a hmatem hledají brázdy.',
    },
  },
  112: {
    text: 'Delta končí skleněnou kosou a na její špičce stojí pec, lampa a glog. Je to Knůtek. Někdo si u něho objednal kroužek znovu, jenže větší; o kolik, neřekl, a jiný vzor než ten starý, co leží před ním na kapesníku, Knůtek nemá. Za posledním balvanem se hýbou šosy šedých kabátů.',
    a: {
      label: 'Posloužit mu za vzor',
      result:
        'Knůtek změří kroužek, potom tvé zápěstí, potom, jedno oko přivřené, obzor. Do večera držíš ruku nataženou a on lije. Za nehybnost ti vyplatí mistrovskou mzdu. Pak zvedne nový kroužek a zapadající slunce jím projde a nezavadí.',
    },
    b: {
      label: 'Ubránit odlitek před šedokabátníky',
      result:
        'Přijde jich po skle pět, s křídou, s pytli a se zdvořilou nabídkou. Odpovíš jim v jiné měně a oni utečou a nechají tu kufr s křídovým křížkem na víku. Knůtek se ani jednou neohlédne. Odlije, napočítá do devadesáti, rozlomí chleba a obě půlky přeměří.',
    },
  },
})
