# Co o hře Babylonia říká domovská stránka a nový stůl.

babylonia-about = Vyšli své klany podél řek, spoj občany s městy a získej je dřív než ostatní.
babylonia-option-cards = Karty zikkuratů
babylonia-option-cards-basic = Prvních sedm
babylonia-option-cards-random = Sedm z devíti, náhodně
babylonia-option-river-tile-opens-field = Žeton lícem dolů v řece otevírá pole
